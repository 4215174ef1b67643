-- The mailbox that a key was mailed to: it opens the quote as long as this is the mailbox of the quote. Null in keys of
-- previews.
alter table quote_keys add column email_key text;

update quote_keys set email_key = quotes.email_key
from quotes where quotes.id = quote_id and preview_until is null;

-- Processes of an older release do not set it.
create function set_mailbox_of_key() returns trigger language plpgsql as $$
begin
  new.email_key = (select email_key from quotes where id = new.quote_id);
  return new;
end
$$;
create trigger quote_keys_mailbox before insert on quote_keys
for each row when (new.email_key is null and new.preview_until is null) execute function set_mailbox_of_key();
