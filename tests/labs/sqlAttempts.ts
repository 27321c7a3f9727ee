/** Attempts to reach the host or to stay for ever. A text is the SQLSTATE, or how the check was stopped. */
export const SQL_ATTEMPTS: Record<string, [code: string, end: RegExp]> = {
  "copy to a program": ["copy (select 1) to program 'touch escaped'", /42501|refused/],
  "copy from a program": ["create table x(t text); copy x from program 'id'", /42501|refused/],
  "copy to a program as superuser": [
    "reset role; copy (select 1) to program 'id'",
    /refused|crashed|XX000|58030/,
  ],
  "copy to a file": ["copy (select 1) to '/tmp/escaped'", /42501/],
  "copy to the host's file as superuser": [
    "reset role; copy (select 1) to '/etc/escaped'",
    /refused|58P01|42501|58030/,
  ],
  "a file of the host": ["select pg_read_file('/etc/passwd')", /42501/],
  "a file of the host as superuser": ["reset role; select pg_read_file('/etc/passwd')", /58P01/],
  "a folder of the host": ["reset role; select * from pg_ls_dir('/work')", /58P01/],
  "an import of a large object": ["reset role; select lo_import('/etc/passwd')", /58P01/],
  "an export of a large object": ["select lo_export(lo_from_bytea(0, 'abc'), '/tmp/escaped')", /42501/],
  "a setting of the server": ["alter system set archive_command = 'touch escaped'", /42501/],
  "a library": ["reset role; load '/tmp/x.so'", /58P01|refused|22023/],
  "a library of its own": [
    `reset role; select lo_export(lo_from_bytea(0, decode('0061736d01000000', 'hex')), '/tmp/x.so');
     create function evil() returns int as '/tmp/x.so', 'evil' language c`,
    /refused|58P01|42883|XX000|crashed|42501|42704/,
  ],
  "a function of the engine": [
    "reset role; create function run(cstring) returns int as '$libdir/plpgsql', 'system' language c",
    /refused|42883|crashed/,
  ],
  "a script of the host": [
    "reset role; create function run(cstring) returns int as '$libdir/plpgsql', 'emscripten_run_script' language c",
    /refused|42883|crashed/,
  ],
  "an internal function": [
    "create function run(cstring) returns int as 'system' language internal",
    /42501|42883/,
  ],
  "the extensions there are": ["select name from pg_available_extensions", /42601|done/],
  "a foreign file": ["reset role; create extension file_fdw", /58P01|0A000|42704/],
  "another database": ["reset role; create extension dblink", /58P01|0A000/],
  "a session of the superuser": [
    "set session authorization postgres; copy (select 1) to program 'id'",
    /refused|crashed|XX000|58030/,
  ],
  "the passwords": ["select rolname, rolpassword from pg_authid", /42501/],
  "the schema of all": ["drop schema lab cascade; create table public.x(i int)", /42501/],
  "a large object that becomes a function": [
    `select lo_from_bytea(77777, decode('0061736d01000000', 'hex'));
     create function evil() returns int as '77777', 'evil' language c`,
    /42501|58P01/,
  ],
  "a stop of the server": ["select pg_ctl_stop()", /42883/],
  "the server's settings": [
    "select 1 / count(*) from pg_settings where setting like '%/root/%' or setting like '%/home/%'",
    /22012/,
  ],
  "the end of the server": [
    "reset role; select pg_terminate_backend(pg_backend_pid())",
    /57P01|crashed|refused|done/,
  ],
  "a copy that waits for data": ["create table x(i int); copy x from stdin", /crashed|refused|08P01|57014/],
  "much memory": ["select length(repeat('x', 1000000000))", /memory|54000/],
  "much memory in pieces": [
    "select length(string_agg(repeat('x', 100000000), '')) from generate_series(1, 9)",
    /memory|54000/,
  ],
  "much data": [
    "create table big as select repeat(md5(i::text), 50) t from generate_series(1, 400000) i",
    /output|time/,
  ],
  "much memory in an array": [
    "select array_length(array_agg(i), 1) from generate_series(1, 30000000) i",
    /memory|54000|time|output/,
  ],
  "many rows": ["create table z as select i from generate_series(1, 3000000) i", /output|time|done/],
  "a statement after the end of the transaction": ["begin; select 1; rollback; select 1 / 0", /22012/],
  "a function that hides a built-in one": [
    `create function lab.count(int) returns bigint language sql as 'select 33::bigint';
     set search_path = lab, pg_catalog; select count(1) / 0`,
    /22012/,
  ],
};

export const ENDLESS: Record<string, string> = {
  "a loop": "do $$ begin loop end loop; end $$",
  "a recursive query": "with recursive r as (select 1 n union all select n + 1 from r) select max(n) from r",
  sleep: "select pg_sleep(1000)",
  "a flood of rows": "select i, repeat('x', 1000) from generate_series(1, 1000000000) i",
};
