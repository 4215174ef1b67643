-- Parts up to this id are read with the dictionary; null: all are. Reading many parts takes long, and goes on after a
-- restart.
alter table parameter_readings add column read_to integer;
