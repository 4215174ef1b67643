-- Pictures that staff uploaded, encoded again by the shop. The address contains the hash, so a file never changes.
create table files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  mime text not null check (mime in ('image/png', 'image/webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The name of the uploaded file.
  name text not null,
  staff_id integer,
  created_at timestamptz not null default now()
);
-- Pictures are compressed already.
alter table files alter column bytes set storage external;

-- The last change of each setting, also of one that is back to its default. Revisions increase over all settings.
create table setting_revs (
  name text primary key,
  rev integer not null,
  -- Null: changed from a shell.
  staff_id integer,
  who text not null,
  changed_at timestamptz not null default now()
);
