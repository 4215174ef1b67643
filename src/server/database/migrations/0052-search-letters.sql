-- An index of trigrams sees words of ASCII letters and digits only: it had nothing of Cyrillic, Arabic, Chinese,
-- Japanese and Korean texts, and could not tell 'company ltd' from 'ltd company'. So texts are indexed with one letter
-- or digit for each letter of an alphabet and for each space, and two for each other character, such as Chinese ones.
-- Different texts may become the same, so what the index finds has to be compared with the text.
create function search_letters(searched text) returns text language plpgsql immutable strict parallel safe as $$
declare
  letters constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
begin
  if octet_length(searched) = length(searched) then
    return translate(searched, ' ', 'q');
  end if;
  return (
    select string_agg(
      case
        when letter = ' ' then 'q'
        when code < 128 then letter
        when code < 8192 then substr(letters, 1 + code % 36, 1)
        else substr(letters, 1 + code / 36 % 36, 1) || substr(letters, 1 + code % 36, 1)
      end, '' order by place)
    from string_to_table(searched, null) with ordinality as split (letter, place), ascii(letter) as code
  );
end
$$;

drop index order_search_document;
create index order_search_document on order_search using gin (search_letters(document) gin_trgm_ops);
drop index rfq_search_document;
create index rfq_search_document on rfq_search using gin (search_letters(document) gin_trgm_ops);
drop index customers_text;
create index customers_text on customers
  using gin (search_letters(lower(email || ' ' || contact_name || ' ' || company_name)) gin_trgm_ops);

-- Otherwise the planner knows nothing about these expressions until enough rows have changed.
analyze order_search, rfq_search, customers;
