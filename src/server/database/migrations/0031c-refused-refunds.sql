-- Refunds that the wallet has refused wait in the inbox.
create index refunds_refused on refunds (order_id) where state = 'refused';
