-- Lines of a version that was sent are checked once per statement instead of once per line: a draft of 500 lines is
-- saved after each pause in typing. The lines of an erased quote have no version any more.
drop trigger quote_lines_are_final on quote_lines;
drop function refuse_line_change;
create function refuse_line_changes() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed join quote_versions using (quote_id, version) where sent_at is not null
  ) then
    raise exception 'a quote version that was sent never changes';
  end if;
  return null;
end
$$;
create trigger added_quote_lines_are_final after insert on quote_lines
referencing new table as changed for each statement execute function refuse_line_changes();
create trigger changed_quote_lines_are_final after update on quote_lines
referencing old table as changed for each statement execute function refuse_line_changes();
create trigger removed_quote_lines_are_final after delete on quote_lines
referencing old table as changed for each statement execute function refuse_line_changes();

-- The PDF as it was first delivered: another version of the fonts or of the compression would draw other bytes. It is
-- erased with its quote.
create table quote_files (
  quote_id integer not null,
  version integer not null,
  sha256 bytea not null,
  content bytea not null,
  primary key (quote_id, version),
  foreign key (quote_id, version) references quote_versions on delete cascade
);
-- PDF files are compressed already.
alter table quote_files alter column content set storage external;

create function refuse_quote_file_change() returns trigger language plpgsql as $$
begin
  raise exception 'the file of a quote never changes';
end
$$;
create trigger quote_files_keep before update on quote_files
for each row execute function refuse_quote_file_change();
