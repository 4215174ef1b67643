-- An index of trigrams sees words of ASCII letters and digits only: it had nothing of Cyrillic, Arabic, Chinese,
-- Japanese and Korean texts, and could not tell 'company ltd' from 'ltd company'. So texts are indexed with one letter
-- or digit for each letter of an alphabet and for each space, and two for each other character, such as Chinese ones.
-- Different texts may become the same, so what the index finds has to be compared with the text.
create function search_letters(searched text) returns text language plpgsql immutable strict parallel safe as $$
declare
  letters constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  spelled text := translate(searched, ' ', 'q');
  letter text;
  code integer;
begin
  if octet_length(searched) = length(searched) then
    return spelled;
  end if;
  foreach letter in array string_to_array(regexp_replace(searched, '[\x01-\x7f]+', '', 'g'), null) loop
    code := ascii(letter);
    spelled := replace(spelled, letter, case
      when code < 8192 then substr(letters, 1 + code % 36, 1)
      else substr(letters, 1 + code / 36 % 36, 1) || substr(letters, 1 + code % 36, 1)
    end);
  end loop;
  return spelled;
end
$$;

-- Under new names: dropping an index locks its table until the end, so the old ones go last, in 0056.
create index order_search_letters on order_search using gin (search_letters(document) gin_trgm_ops);
create index rfq_search_letters on rfq_search using gin (search_letters(document) gin_trgm_ops);
create index customers_letters on customers
  using gin (search_letters(lower(email || ' ' || contact_name || ' ' || company_name)) gin_trgm_ops);

-- Otherwise the planner knows nothing about these expressions until enough rows have changed.
analyze order_search, rfq_search, customers;
