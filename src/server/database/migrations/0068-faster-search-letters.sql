-- An index of trigrams only proposes rows, so `search_letters` is computed again for each of them. In PL/pgSQL that took
-- 8 microseconds, longer than all the rest of a search that finds thousands of orders. An SQL function becomes a part
-- of the query, and `replace` takes an eighth of the time of `translate`. It returns the same, so the indexes stay.
create function spell_in_letters(searched text) returns text language plpgsql immutable strict parallel safe as $$
declare
  letters constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  spelled text := replace(searched, ' ', 'q');
  letter text;
  code integer;
begin
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

-- Not strict: the planner would not make it a part of the query.
create or replace function search_letters(searched text) returns text language sql immutable parallel safe
return case
  when octet_length(searched) = length(searched) then replace(searched, ' ', 'q')
  else spell_in_letters(searched)
end;

-- Open connections still know the indexes by the function and would read all rows. This makes them look again.
alter index order_search_letters set (fastupdate = true);
alter index rfq_search_letters set (fastupdate = true);
alter index customers_letters set (fastupdate = true);
