-- The links in mails about a part still end all watches of the mailbox after the part has left the catalog.
alter table watches drop constraint watches_part_id_fkey;
