-- A saved bill of materials: the lines as asked, the buyer's decisions, and price and stock when it was saved.
create table projects (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  boards integer not null,
  spare jsonb not null,
  -- Counts the saves, so that an older tab cannot overwrite a newer save.
  version integer not null default 1,
  -- Anyone who has it can read the project. Null: not shared.
  share_key text collate "C" unique,
  amount numeric(15, 2) not null,
  saved_at timestamptz not null default now()
);
create index projects_user on projects (user_id);

-- Parts are referenced without a foreign key: a part that leaves the catalogue stays on the line as it was.
create table project_lines (
  project_id integer not null references projects on delete cascade,
  position integer not null,
  asked jsonb not null,
  match_kind text not null,
  candidate_ids integer[] not null,
  part_id integer,
  is_refused boolean not null,
  typed_quantity integer,
  is_left_out boolean,
  quantity integer not null,
  unit_price numeric(15, 5),
  amount numeric(15, 2),
  stock integer,
  primary key (project_id, position)
);
