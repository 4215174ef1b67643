-- What customs, export control and production ask about a part. Null: not stated.
alter table parts
  add column lifecycle text check (lifecycle in ('active', 'nrnd', 'last_time_buy', 'obsolete')),
  add column last_buy_on date check (last_buy_on is null or lifecycle = 'last_time_buy'),
  add column eccn text,
  add column hs_code text,
  add column origin text,
  add column msl text check (msl in ('1', '2', '2a', '3', '4', '5', '5a', '6'));

-- Lists are filtered by them, so segments hold them, too.
drop trigger parts_outdate_segment on parts;
create trigger parts_outdate_segment after insert or delete or update of manufacturer_id, search_key, category_id, packaging,
  rohs, min_qty, price_quantities, unit_prices, price, value_ids, described_ids, lifecycle, eccn, hs_code, origin, msl
  on parts for each row when (current_setting('chipfront.writes_segments', true) is distinct from 'yes')
  execute function outdate_segment();

-- Other processes forget what they know of the catalog.
drop trigger parts_changed on parts;
create trigger parts_changed after insert or delete or update of manufacturer_id, part_number, category_id, packaging,
  batch, rohs, lead_time_weeks, datasheet, description, min_qty, multiple, price_quantities, unit_prices, price,
  attributes, images, weight_grams, updated_at, lifecycle, last_buy_on, eccn, hs_code, origin, msl
  on parts for each statement execute function notify_site_changed();
