-- Limits of one person, by name; what is missing has its default. `refund_cap_usd`: refunds above it need the second factor.
alter table staff add column limits jsonb not null default '{}';
