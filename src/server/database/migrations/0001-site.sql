-- Languages the operator offers, in the order they are shown.
create table languages (
  lang text primary key,
  position integer not null
);

-- Site configuration, a row per field that differs from its default.
create table settings (
  name text primary key,
  value text not null
);

-- Interface texts the operator has changed.
create table labels (
  lang text not null,
  key text not null,
  text text not null,
  primary key (lang, key)
);

-- Titles and descriptions for search engines, by path without language prefix.
create table seo (
  path text not null,
  lang text not null,
  title text not null default '',
  keyword text not null default '',
  description text not null default '',
  primary key (path, lang)
);

create table pages (
  id text not null,
  lang text not null,
  title text not null,
  content text not null,
  updated_at timestamptz not null default now(),
  primary key (id, lang)
);

-- Tells every process to drop what it remembers of the site. The payload is the table's name.
create function notify_site_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_changed', tg_table_name);
  return null;
end
$$;

create trigger languages_changed after insert or update or delete on languages for each statement execute function notify_site_changed();
create trigger settings_changed after insert or update or delete on settings for each statement execute function notify_site_changed();
create trigger labels_changed after insert or update or delete on labels for each statement execute function notify_site_changed();
create trigger seo_changed after insert or update or delete on seo for each statement execute function notify_site_changed();
create trigger pages_changed after insert or update or delete on pages for each statement execute function notify_site_changed();
