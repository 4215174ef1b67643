-- What leaves for a buyer was a parcel in the code and a shipment on every screen. It is a shipment in both now.
update mails set kind = 'order_shipment' where kind = 'order_parcel';

-- Entries of the audit log are never changed: the desk knows the old name of the act.
alter function index_parcel() rename to index_shipment;
