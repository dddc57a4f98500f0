--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    table_code text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    body text NOT NULL,
    CONSTRAINT events_seq_check CHECK ((seq > 0))
);


--
-- Name: game_people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game_people (
    person bigint NOT NULL,
    ended bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    id text NOT NULL COLLATE pg_catalog."C",
    table_code text NOT NULL COLLATE pg_catalog."C",
    ended bigint NOT NULL,
    people bigint[] NOT NULL,
    record text NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    id bigint NOT NULL,
    person bigint NOT NULL,
    hash bytea NOT NULL,
    kind text NOT NULL,
    label text NOT NULL,
    since bigint NOT NULL,
    CONSTRAINT keys_kind_check CHECK ((kind = ANY (ARRAY['cookie'::text, 'play'::text, 'watch'::text, 'recovery'::text])))
);


--
-- Name: logs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.logs (
    code text NOT NULL COLLATE pg_catalog."C",
    length bigint NOT NULL,
    due bigint,
    claimed bigint
)
WITH (fillfactor='70');


--
-- Name: nodes; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.nodes (
    id bigint NOT NULL,
    until bigint NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id bigint NOT NULL,
    name text NOT NULL,
    program boolean NOT NULL,
    since bigint NOT NULL
);


--
-- Name: presence; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.presence (
    table_code text NOT NULL COLLATE pg_catalog."C",
    node bigint NOT NULL,
    people bigint[] NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    code text NOT NULL COLLATE pg_catalog."C",
    host bigint NOT NULL,
    listed boolean NOT NULL,
    closed boolean NOT NULL,
    at bigint NOT NULL,
    people bigint[] NOT NULL,
    sign text NOT NULL
);


--
-- Name: tacora; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tacora (
    id smallint NOT NULL,
    name text NOT NULL,
    beats bigint NOT NULL,
    CONSTRAINT tacora_id_check CHECK ((id = 1))
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'tables games people', '2026-11-18 12:51:19.269394+00', true, '\xfc2d219561392ef4d71b90d50f62a997a14d78739ed6a06395af01188db0234394e7b3bae1d5d4d8b55574f967e4f975', 353739161);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('B8JTAQRSMT', 1, '{"at":1795006283228,"type":"made","host":"a196dbd6e503d831","listing":"private","options":{"game":{"name":"diamant","edition":"portal-2025","relics":true},"absence":"rest","grace":5,"timing":"shown","chat":"reactions","bots":"instant","interval":800}}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 2, '{"at":1795006283228,"type":"deal-sealed","game":"d81860c3b4f84c46dad9","commitment":"5a29633a3d47d02231264f64bbeb938a16b2ebb737cbaf66542d54fb78eb5002","secret":"84895c1ba4f948cc9927a67a13d0cbbfa89a59c150ce34678ba2ce64a74ec398"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 3, '{"at":1795006283228,"type":"sat","who":"a196dbd6e503d831","name":"Ada"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 4, '{"at":1795006283299,"type":"sat","who":"edf14d8745ed6da8","name":"Bo"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 5, '{"at":1795006283364,"type":"sat","who":"61a9ae9a99b03019","name":"Cy"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 6, '{"at":1795006283470,"type":"sat","who":"a0c7ae1a504a1b5b","name":"Di"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 7, '{"at":1795006283492,"type":"game-began","nonces":["00000000000000000000000000000000","00000000000000000000000000000000","00000000000000000000000000000000","00000000000000000000000000000000"]}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 8, '{"at":1795006283492,"type":"drawn","outcome":2,"words":1}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 9, '{"at":1795006288339,"type":"stood-in","seat":1,"by":"rest","why":"away"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 10, '{"at":1795006288339,"type":"sealed","seat":1,"choice":"leave"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 11, '{"at":1795006288485,"type":"stood-in","seat":2,"by":"rest","why":"away"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 12, '{"at":1795006288485,"type":"sealed","seat":2,"choice":"leave"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 13, '{"at":1795006288485,"type":"stood-in","seat":3,"by":"rest","why":"away"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 14, '{"at":1795006288485,"type":"sealed","seat":3,"choice":"leave"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 15, '{"at":1795006288576,"type":"sealed","seat":0,"choice":"continue"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 16, '{"at":1795006288576,"type":"opened"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 17, '{"at":1795006288576,"type":"drawn","outcome":1,"words":2}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 18, '{"at":1795006288676,"type":"sealed","seat":0,"choice":"continue"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 19, '{"at":1795006288676,"type":"opened"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 20, '{"at":1795006288676,"type":"drawn","outcome":15,"words":3}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 21, '{"at":1795006288749,"type":"sealed","seat":0,"choice":"leave"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 22, '{"at":1795006288749,"type":"opened"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 23, '{"at":1795006288749,"type":"drawn","outcome":6,"words":4}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 24, '{"at":1795006288817,"type":"handed-back","seat":2}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 25, '{"at":1795006288830,"type":"seat-left","seat":3}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 26, '{"at":1795006288921,"type":"sealed","seat":0,"choice":"continue"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 27, '{"at":1795006288921,"type":"opened"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 28, '{"at":1795006288921,"type":"drawn","outcome":25,"words":5}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 29, '{"at":1795006289234,"type":"sealed","seat":0,"choice":"leave"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 30, '{"at":1795006289234,"type":"opened"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 31, '{"at":1795006289234,"type":"drawn","outcome":22,"words":6}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 32, '{"at":1795006289246,"type":"sealed","seat":3,"choice":"continue"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 33, '{"at":1795006289324,"type":"sealed","seat":2,"choice":"continue"}');
INSERT INTO public.events VALUES ('B8JTAQRSMT', 34, '{"at":1795006294463,"type":"stood-in","seat":2,"by":"rest","why":"away"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 1, '{"at":1795006294636,"type":"made","host":"a196dbd6e503d831","listing":"private","options":{"game":{"name":"troll-dragon","options":{"race":"step","stock":{"diamonds":9,"nuggets":6}}},"absence":"bot","grace":3600,"timing":"shown","chat":"reactions","bots":"instant","interval":800}}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 2, '{"at":1795006294636,"type":"deal-sealed","game":"f5c47c69376853bc66e9","commitment":"3d76b2def47836acef5e87c93fc7322fd33a009e8565ca3bf8bfdda6f03abd5f","secret":"fccfaa5aa9f358e9a2583059a841c342bbc6e9713e62f194f1df53f0dd0c1a8a"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 3, '{"at":1795006294636,"type":"sat","who":"a196dbd6e503d831","name":"Ada"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 4, '{"at":1795006294640,"type":"sat","who":"edf14d8745ed6da8","name":"Bo"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 5, '{"at":1795006294647,"type":"bot-sat","bot":"bold","name":"bold"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 6, '{"at":1795006294658,"type":"game-began","nonces":["00000000000000000000000000000000","00000000000000000000000000000000","00000000000000000000000000000000"]}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 7, '{"at":1795006294663,"type":"sealed","seat":0,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 8, '{"at":1795006294663,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 9, '{"at":1795006294663,"type":"drawn","outcome":489,"words":1}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 10, '{"at":1795006294717,"type":"sealed","seat":0,"choice":"enter"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 11, '{"at":1795006294717,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 12, '{"at":1795006294829,"type":"sealed","seat":0,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 13, '{"at":1795006294829,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 14, '{"at":1795006294829,"type":"drawn","outcome":31,"words":2}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 15, '{"at":1795006294925,"type":"sealed","seat":0,"choice":"stay"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 16, '{"at":1795006294925,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 17, '{"at":1795006294993,"type":"sealed","seat":1,"choice":"throw"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 18, '{"at":1795006294993,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 19, '{"at":1795006294993,"type":"drawn","outcome":0,"words":3}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 20, '{"at":1795006295040,"type":"sealed","seat":1,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 21, '{"at":1795006295040,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 22, '{"at":1795006295040,"type":"drawn","outcome":684,"words":4}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 23, '{"at":1795006295096,"type":"sealed","seat":1,"choice":"keep-door"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 24, '{"at":1795006295096,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 25, '{"at":1795006295167,"type":"sealed","seat":1,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 26, '{"at":1795006295167,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 27, '{"at":1795006295167,"type":"drawn","outcome":130,"words":5}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 28, '{"at":1795006295267,"type":"sealed","seat":1,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 29, '{"at":1795006295267,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 30, '{"at":1795006295267,"type":"drawn","outcome":16,"words":6}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 38, '{"at":1795006295556,"type":"sealed","seat":2,"choice":"throw"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 39, '{"at":1795006295556,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 40, '{"at":1795006295556,"type":"drawn","outcome":3,"words":8}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 41, '{"at":1795006295601,"type":"sealed","seat":1,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 42, '{"at":1795006295601,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 43, '{"at":1795006295601,"type":"drawn","outcome":12,"words":9}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 52, '{"at":1795006295851,"type":"sealed","seat":1,"choice":"stay"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 53, '{"at":1795006295851,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 60, '{"at":1795006295989,"type":"sealed","seat":1,"choice":"stay"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 61, '{"at":1795006295989,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 65, '{"at":1795006296055,"type":"sealed","seat":2,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 66, '{"at":1795006296055,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 67, '{"at":1795006296055,"type":"drawn","outcome":949,"words":15}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 68, '{"at":1795006296055,"type":"sealed","seat":2,"choice":"keep-key"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 69, '{"at":1795006296055,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 70, '{"at":1795006296055,"type":"sealed","seat":2,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 71, '{"at":1795006296055,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 72, '{"at":1795006296055,"type":"drawn","outcome":16,"words":16}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 73, '{"at":1795006296055,"type":"sealed","seat":2,"choice":"leave"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 74, '{"at":1795006296055,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 31, '{"at":1795006295343,"type":"sealed","seat":1,"choice":"enter"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 32, '{"at":1795006295343,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 33, '{"at":1795006295453,"type":"sealed","seat":1,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 34, '{"at":1795006295453,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 35, '{"at":1795006295453,"type":"drawn","outcome":27,"words":7}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 44, '{"at":1795006295651,"type":"sealed","seat":1,"choice":"stay"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 45, '{"at":1795006295651,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 49, '{"at":1795006295777,"type":"sealed","seat":1,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 50, '{"at":1795006295777,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 51, '{"at":1795006295777,"type":"drawn","outcome":8,"words":11}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 54, '{"at":1795006295858,"type":"sealed","seat":2,"choice":"throw"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 55, '{"at":1795006295858,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 56, '{"at":1795006295858,"type":"drawn","outcome":2,"words":12}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 57, '{"at":1795006295902,"type":"sealed","seat":1,"choice":"roll"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 58, '{"at":1795006295902,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 59, '{"at":1795006295902,"type":"drawn","outcome":4,"words":13}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 62, '{"at":1795006296043,"type":"sealed","seat":0,"choice":"throw"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 63, '{"at":1795006296043,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 64, '{"at":1795006296043,"type":"drawn","outcome":1,"words":14}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 36, '{"at":1795006295533,"type":"sealed","seat":1,"choice":"stay"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 37, '{"at":1795006295533,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 46, '{"at":1795006295710,"type":"sealed","seat":0,"choice":"throw"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 47, '{"at":1795006295710,"type":"opened"}');
INSERT INTO public.events VALUES ('YF7AYG8V61', 48, '{"at":1795006295710,"type":"drawn","outcome":4,"words":10}');


--
-- Data for Name: game_people; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES (5062676497023488, -6803008471084836815, '\xfff6b4c24c51adec012e913a70edef04ea2ca9f1ff4715cf10687f57837cb888', 'play', '', 1795006283131);
INSERT INTO public.keys VALUES (5252134284237721, -1301173573944250968, '\xc5c9e5af217cdb07ff7c5a6d1d5707ddd1b1c80d94201e1389e6363321530caf', 'play', '', 1795006283164);
INSERT INTO public.keys VALUES (1169267326547875, 7037347871769767961, '\x68ba5f1f18a941852bc54b84a1d5297cec34e26a2066eb8430d776f753f3ec3c', 'play', '', 1795006283189);
INSERT INTO public.keys VALUES (5374685303935059, -6861324079236244645, '\x443cb3dbf260ab9a4a2e2868b654a7642fec76d745e3906bbf7dcd98b68f6401', 'play', '', 1795006283203);


--
-- Data for Name: logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.logs VALUES ('YF7AYG8V61', 74, 1795009895989, NULL);
INSERT INTO public.logs VALUES ('B8JTAQRSMT', 34, 1795006301086, NULL);


--
-- Data for Name: nodes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.nodes VALUES (-3638827597820602381, 1795006303871);


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES (-6803008471084836815, 'Ada', true, 1795006283131);
INSERT INTO public.people VALUES (-1301173573944250968, 'Bo', true, 1795006283164);
INSERT INTO public.people VALUES (7037347871769767961, 'Cy', true, 1795006283189);
INSERT INTO public.people VALUES (-6861324079236244645, 'Di', true, 1795006283203);


--
-- Data for Name: presence; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('B8JTAQRSMT', -6803008471084836815, false, false, 1795006288830, '{-6803008471084836815,-1301173573944250968,7037347871769767961}', '{"phase":"playing","game":{"name":"diamant","edition":"portal-2025","relics":true},"players":[3,8],"seats":["Ada","Bo","Cy","Di"]}');
INSERT INTO public.tables VALUES ('YF7AYG8V61', -6803008471084836815, false, false, 1795006294658, '{-6803008471084836815,-1301173573944250968}', '{"phase":"playing","game":{"name":"troll-dragon","options":{"race":"step","stock":{"diamonds":9,"nuggets":6}}},"players":[2,5],"seats":["Ada","Bo","bold"]}');


--
-- Data for Name: tacora; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tacora VALUES (1, '397e89510a2e4e44a50de0708e3da505', 0);


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_code, seq);


--
-- Name: game_people game_people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_people
    ADD CONSTRAINT game_people_pkey PRIMARY KEY (person, ended, game);


--
-- Name: games games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);


--
-- Name: keys keys_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_hash_key UNIQUE (hash);


--
-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (id);


--
-- Name: logs logs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.logs
    ADD CONSTRAINT logs_pkey PRIMARY KEY (code);


--
-- Name: nodes nodes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: presence presence_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_code, node);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (code);


--
-- Name: tacora tacora_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tacora
    ADD CONSTRAINT tacora_pkey PRIMARY KEY (id);


--
-- Name: keys_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX keys_by_person ON public.keys USING btree (person);


--
-- Name: logs_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX logs_by_due ON public.logs USING btree (LEAST(due, claimed)) WHERE (LEAST(due, claimed) IS NOT NULL);


--
-- Name: presence_by_node; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX presence_by_node ON public.presence USING btree (node);


--
-- Name: tables_by_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_host ON public.tables USING btree (host, closed);


--
-- Name: tables_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_person ON public.tables USING gin (people);


--
-- Name: tables_in_lobby; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_in_lobby ON public.tables USING btree (at DESC, code) WHERE (listed AND (NOT closed));


--
-- Name: game_people game_people_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_people
    ADD CONSTRAINT game_people_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);


--
-- Name: keys keys_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);


--
-- PostgreSQL database dump complete
--


