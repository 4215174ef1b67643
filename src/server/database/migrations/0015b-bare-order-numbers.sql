-- Staff type order numbers without their prefix, which the operator may have changed: the date, a dash and six
-- characters.
create index orders_bare_number on orders (right(number, 13));
