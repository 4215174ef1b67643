-- Passwords were trimmed before they were hashed. From now on spaces at the ends count; the mark lets those who set
-- theirs before, with or without such spaces, sign in as ever. It goes with the next password.
update users set password_hash = 'trimmed' || password_hash;
