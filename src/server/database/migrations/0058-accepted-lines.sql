-- What the buyer has taken of a quote: which of the alternates, and how many pieces.
alter table quotes add column accepted_lines jsonb;
