-- The database at the last migration before this baseline: made once from its catalogue, never edited. Later changes are migrations.

SET LOCAL check_function_bodies = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Tables

CREATE TABLE about_content (
  id uuid NOT NULL,
  story text NOT NULL,
  mission text NOT NULL,
  vision text NOT NULL,
  "values" jsonb DEFAULT '[]'::jsonb NOT NULL,
  reasons jsonb DEFAULT '[]'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE account_tokens (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  email text NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid,
  before jsonb,
  after jsonb
);
CREATE TABLE audit_origins (
  event_id bigint NOT NULL,
  network text NOT NULL,
  at timestamp with time zone NOT NULL
);
CREATE TABLE audit_seals (
  "position" bigint NOT NULL,
  event_id bigint NOT NULL,
  hash bytea NOT NULL
);
CREATE TABLE audit_unsealed (
  event_id bigint NOT NULL
);
CREATE TABLE bank_chunks (
  import_id uuid NOT NULL,
  "position" integer NOT NULL,
  bytes bytea NOT NULL
);
CREATE TABLE bank_imports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  file_name text NOT NULL,
  state text NOT NULL,
  problem text,
  headings text[] DEFAULT '{}'::text[] NOT NULL,
  samples jsonb DEFAULT '[]'::jsonb NOT NULL,
  columns jsonb,
  done integer DEFAULT 0 NOT NULL,
  total integer DEFAULT 0 NOT NULL,
  staff_name text NOT NULL,
  applied_by_id uuid,
  applied_by_name text,
  applied_from text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE bank_mappings (
  fingerprint text NOT NULL,
  columns jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL
);
CREATE TABLE bank_rows (
  id bigserial,
  import_id uuid NOT NULL,
  line integer NOT NULL,
  booked_on date,
  amount_paise bigint,
  utr text,
  reference text,
  narration text NOT NULL,
  problem text,
  match text NOT NULL,
  reason text,
  registration_id uuid,
  applied_at timestamp with time zone,
  refusal text,
  outcome text,
  settled_note text,
  settled_at timestamp with time zone,
  settled_by_id uuid,
  utrs text[] DEFAULT '{}'::text[] NOT NULL,
  "references" text[] DEFAULT '{}'::text[] NOT NULL,
  state_word text,
  is_unclear boolean DEFAULT false NOT NULL,
  search_text text DEFAULT ''::text NOT NULL
);
CREATE TABLE batch_accesses (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  door text NOT NULL,
  granted_at timestamp with time zone NOT NULL
);
CREATE TABLE batch_references (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  batch_id uuid NOT NULL,
  title text NOT NULL,
  link text,
  image_url text,
  duration_text text,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  removed_at timestamp with time zone,
  kind text DEFAULT 'VIDEO'::text NOT NULL,
  video_number integer DEFAULT 1 NOT NULL,
  text text,
  file_id uuid,
  captions_id uuid,
  exercise_id uuid,
  checkpoints jsonb DEFAULT '[]'::jsonb NOT NULL,
  thumbnail_url text
);
CREATE TABLE batches (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  course_id uuid NOT NULL,
  name text NOT NULL,
  access text NOT NULL,
  starts_on date,
  ends_on date,
  schedule_text text,
  seats integer,
  seats_taken integer DEFAULT 0 NOT NULL,
  is_closed boolean DEFAULT false NOT NULL,
  is_code_weak boolean DEFAULT false NOT NULL,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  secret_code_hash text,
  whats_app_group_link text
);
CREATE TABLE blog_posts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  excerpt text NOT NULL,
  body text NOT NULL,
  author_name text NOT NULL,
  cover_url text,
  cover_alt text DEFAULT ''::text NOT NULL,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  published_at timestamp with time zone,
  is_published boolean NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  subject text
);
CREATE TABLE bookmarks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  reference_id uuid NOT NULL,
  at_second integer,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE bootcamp_levels (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  season_id uuid NOT NULL,
  name text NOT NULL,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE bootcamp_questions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  level_id uuid NOT NULL,
  title text NOT NULL,
  prompt text NOT NULL,
  example text NOT NULL,
  starter_code text NOT NULL,
  expected_result text NOT NULL,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  exercise_id uuid
);
CREATE TABLE bootcamp_seasons (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number integer NOT NULL,
  title text NOT NULL,
  tagline text NOT NULL,
  level_text text NOT NULL,
  price_rupees integer NOT NULL,
  rarity text NOT NULL,
  is_locked boolean NOT NULL,
  time_left_text text,
  person_name text,
  image_url text,
  is_published boolean NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  subject text
);
CREATE TABLE bootcamps (
  id uuid NOT NULL,
  name text NOT NULL,
  headline text NOT NULL,
  text text NOT NULL,
  reasons jsonb NOT NULL,
  fun_coding jsonb NOT NULL,
  join_steps jsonb NOT NULL,
  banner_text text NOT NULL,
  is_published boolean NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE calendar_feeds (
  user_id uuid NOT NULL,
  number integer NOT NULL,
  token_hash bytea NOT NULL
);
CREATE TABLE certificate_keys (
  kid text NOT NULL,
  public_key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  retired_at timestamp with time zone,
  wrapped_private_key bytea
);
CREATE TABLE certificate_revocations (
  number text NOT NULL,
  revoked_at timestamp with time zone NOT NULL
);
CREATE TABLE certificate_rules (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  lessons_percent integer,
  achievement text,
  signatory text,
  signatory_title text,
  course_id uuid,
  workshop_id uuid,
  season_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  classes_percent integer,
  exercises_percent integer,
  lesson_evidence text DEFAULT 'WATCHED'::text NOT NULL,
  counts_given_up boolean DEFAULT false NOT NULL
);
CREATE TABLE certificates (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number text NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  batch_id uuid,
  run_id uuid,
  title text NOT NULL,
  achievement text,
  signatory text,
  signatory_title text,
  source text NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  issued_on date NOT NULL,
  name text,
  name_confirmed_at timestamp with time zone,
  signed_claim text,
  revoked_at timestamp with time zone,
  revoked_reason text,
  replaced_by text,
  version integer DEFAULT 1 NOT NULL,
  account_name text,
  requested_name text,
  requested_at timestamp with time zone,
  name_refusal text,
  evidence text,
  basis text
);
CREATE TABLE class_attendances (
  session_id uuid NOT NULL,
  user_id uuid NOT NULL,
  joined_at timestamp with time zone,
  corrected_to boolean
);
CREATE TABLE class_changes (
  session_id uuid NOT NULL,
  batch_id uuid,
  run_id uuid,
  title text NOT NULL,
  known_start timestamp with time zone,
  changed_at timestamp with time zone NOT NULL
);
CREATE TABLE class_sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  batch_id uuid,
  run_id uuid,
  title text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  minutes integer NOT NULL,
  join_link text,
  teacher_name text,
  recording_link text,
  reference_id uuid,
  cancelled_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  day_reminder_for timestamp with time zone,
  hour_reminder_for timestamp with time zone,
  is_planned_anyway boolean DEFAULT false NOT NULL
);
CREATE TABLE contact_messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  desk text NOT NULL,
  status text DEFAULT 'NEW'::text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text,
  state text,
  role text,
  organization text,
  topic text,
  message text,
  created_at timestamp with time zone NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  sending_key text NOT NULL,
  email_key text NOT NULL,
  policy_version integer
);
CREATE TABLE contact_replies (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  message_id uuid NOT NULL,
  author_name text NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE coupons (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  code text NOT NULL,
  unit text NOT NULL,
  value integer NOT NULL,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  max_uses integer,
  uses_taken integer DEFAULT 0 NOT NULL,
  is_for_all boolean NOT NULL,
  is_for_bootcamp boolean NOT NULL,
  workshop_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  course_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  is_active boolean NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  note text
);
CREATE TABLE courses (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  image_url text,
  price_rupees integer,
  pay_link text,
  is_published boolean NOT NULL,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  is_sold boolean DEFAULT false NOT NULL,
  section_text text,
  see_more_link text,
  syllabus text[] DEFAULT '{}'::text[] NOT NULL,
  study_hours_per_week integer,
  outcomes text[] DEFAULT '{}'::text[] NOT NULL,
  weeks jsonb DEFAULT '[]'::jsonb NOT NULL,
  questions jsonb DEFAULT '[]'::jsonb NOT NULL,
  sample_video_link text,
  subject text,
  goal text
);
CREATE TABLE email_opt_outs (
  address_key text NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL
);
CREATE TABLE exercise_drafts (
  user_id uuid NOT NULL,
  exercise_id uuid NOT NULL,
  code text NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  older_code text,
  older_at timestamp with time zone
);
CREATE TABLE exercise_progress (
  user_id uuid NOT NULL,
  exercise_id uuid NOT NULL,
  passed_at timestamp with time zone,
  passed_without_hints_at timestamp with time zone,
  gave_up_at timestamp with time zone,
  helped_at timestamp with time zone,
  hints_shown integer DEFAULT 0 NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  due_at timestamp with time zone,
  stage integer DEFAULT 0 NOT NULL
);
CREATE TABLE exercise_submissions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  exercise_id uuid NOT NULL,
  check_version integer NOT NULL,
  code text NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  code_hash bytea NOT NULL
);
CREATE TABLE exercise_verdicts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  submission_id uuid NOT NULL,
  check_version integer NOT NULL,
  passed boolean NOT NULL,
  results jsonb NOT NULL,
  runtime text NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  cause text NOT NULL
);
CREATE TABLE exercises (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  topic text NOT NULL,
  level text NOT NULL,
  minutes integer NOT NULL,
  prompt text NOT NULL,
  starter_code text NOT NULL,
  solution text NOT NULL,
  setup text NOT NULL,
  files jsonb NOT NULL,
  is_ordered boolean NOT NULL,
  tolerance double precision,
  hints text[] DEFAULT '{}'::text[] NOT NULL,
  tests jsonb DEFAULT '[]'::jsonb NOT NULL,
  is_open boolean NOT NULL,
  is_published boolean NOT NULL,
  check_version integer DEFAULT 1 NOT NULL,
  check_problem text,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  mutants jsonb
);
CREATE TABLE home_content (
  id uuid NOT NULL,
  hero_headline text NOT NULL,
  hero_text text NOT NULL,
  start_learning_link text,
  languages jsonb DEFAULT '[]'::jsonb NOT NULL,
  tips jsonb DEFAULT '[]'::jsonb NOT NULL,
  reasons jsonb DEFAULT '[]'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  path jsonb DEFAULT '[]'::jsonb NOT NULL,
  exercise_id uuid
);
CREATE TABLE lesson_answers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid,
  is_by_staff boolean DEFAULT false NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  edited_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_reason text,
  question_id uuid NOT NULL,
  accepted_at timestamp with time zone
);
CREATE TABLE lesson_file_chunks (
  file_id uuid NOT NULL,
  place integer NOT NULL,
  bytes bytea NOT NULL
);
CREATE TABLE lesson_files (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  purpose text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size_bytes integer NOT NULL,
  digest text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE lesson_notes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  reference_id uuid NOT NULL,
  at_second integer,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sending_key text
);
CREATE TABLE lesson_progress (
  user_id uuid NOT NULL,
  reference_id uuid NOT NULL,
  viewed_at timestamp with time zone NOT NULL,
  watched int4multirange DEFAULT '{}'::int4multirange NOT NULL,
  watched_seconds integer DEFAULT 0 NOT NULL,
  position_seconds integer DEFAULT 0 NOT NULL,
  position_at timestamp with time zone,
  watched_at timestamp with time zone,
  ticked_at timestamp with time zone,
  opened_at timestamp with time zone DEFAULT now() NOT NULL,
  earlier_seconds integer DEFAULT 0 NOT NULL,
  passed_at timestamp with time zone
);
CREATE TABLE lesson_questions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid,
  is_by_staff boolean DEFAULT false NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  edited_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_reason text,
  reference_id uuid NOT NULL,
  at_second integer,
  title text NOT NULL,
  is_answered boolean DEFAULT false NOT NULL,
  code text
);
CREATE TABLE letters (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  "to" text NOT NULL,
  subject text NOT NULL,
  paragraphs text[] NOT NULL,
  action_label text,
  action_path text,
  attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
  is_confidential boolean NOT NULL,
  state text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  queued_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  claimed_until timestamp with time zone,
  reply_to text,
  about_id uuid,
  action_seed text,
  unverified_key text,
  to_key text NOT NULL,
  trusted_link text,
  unsubscribe_seed text
);
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  mode text NOT NULL
);
CREATE TABLE notifications (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  text text DEFAULT ''::text NOT NULL,
  path text NOT NULL,
  about_id uuid,
  is_once boolean DEFAULT false NOT NULL,
  events integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  is_for_digest boolean DEFAULT false NOT NULL
);
CREATE TABLE offer_vote_counts (
  id uuid NOT NULL,
  likes integer NOT NULL,
  dislikes integer NOT NULL
);
CREATE TABLE offer_votes (
  visitor_hash bytea NOT NULL,
  is_like boolean NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE offering_news (
  kind text NOT NULL,
  offering_id uuid NOT NULL,
  group_link text,
  dates text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  after_id uuid
);
CREATE TABLE page_texts (
  id uuid NOT NULL,
  offers_lead text NOT NULL,
  workshops_lead text NOT NULL,
  blog_lead text NOT NULL,
  try_first_text text NOT NULL,
  portal_headline text NOT NULL,
  portal_lead text NOT NULL,
  learners_headline text NOT NULL,
  learners_lead text NOT NULL,
  portal_steps_lead text NOT NULL,
  portal_steps jsonb DEFAULT '[]'::jsonb NOT NULL,
  contact_lead text NOT NULL,
  desks_lead text NOT NULL,
  mentors_title text NOT NULL,
  mentors_text text NOT NULL,
  partners_title text NOT NULL,
  partners_text text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  season_line text NOT NULL,
  workshop_line text NOT NULL,
  course_line text NOT NULL
);
CREATE TABLE partners (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  link text,
  image_url text,
  is_published boolean NOT NULL,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE payment_proofs (
  registration_id uuid NOT NULL,
  utr text,
  picture_id uuid,
  submitted_at timestamp with time zone NOT NULL,
  is_withdrawn boolean DEFAULT false NOT NULL
);
CREATE TABLE picture_files (
  picture_id uuid NOT NULL,
  width integer NOT NULL,
  format text NOT NULL,
  bytes bytea NOT NULL
);
CREATE TABLE pictures (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  alt text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE policies (
  id uuid NOT NULL,
  privacy_text text DEFAULT ''::text NOT NULL,
  terms_text text DEFAULT ''::text NOT NULL,
  refunds_text text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE policy_versions (
  number integer NOT NULL,
  privacy_text text NOT NULL,
  terms_text text NOT NULL,
  refunds_text text NOT NULL,
  published_at timestamp with time zone NOT NULL
);
CREATE TABLE post_reports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid,
  question_id uuid,
  answer_id uuid,
  reason text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  handled_at timestamp with time zone
);
CREATE TABLE proof_pictures (
  id uuid NOT NULL,
  registration_id uuid NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  bytes bytea NOT NULL
);
CREATE TABLE questions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  "position" integer NOT NULL,
  is_published boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint
);
CREATE TABLE registration_events (
  id bigserial,
  registration_id uuid NOT NULL,
  state text NOT NULL,
  at timestamp with time zone NOT NULL,
  by text NOT NULL,
  staff_name text,
  note text
);
CREATE TABLE registrations (
  id uuid NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  batch_id uuid,
  title text NOT NULL,
  user_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  list_rupees integer NOT NULL,
  discount_rupees integer NOT NULL,
  amount_rupees integer NOT NULL,
  coupon_id uuid,
  coupon_code text,
  state text NOT NULL,
  reason text,
  hold_until timestamp with time zone,
  holds_seat boolean NOT NULL,
  queue_number bigserial,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  secret_hash bytea NOT NULL,
  idempotency_key_hash bytea NOT NULL,
  is_reminded boolean DEFAULT false NOT NULL,
  email_key text NOT NULL,
  idempotency_body_hash bytea,
  run_id uuid,
  invited_to_run_id uuid,
  email_confirmed_at timestamp with time zone,
  idempotency_origin_hash bytea,
  link_version integer DEFAULT 1 NOT NULL,
  secret_version integer DEFAULT 1 NOT NULL,
  policy_version integer,
  phone_confirmed_at timestamp with time zone,
  client_hash bytea
);
CREATE TABLE runs (
  starts_at timestamp with time zone,
  seats integer,
  whats_app_group_link text,
  countdown_to timestamp with time zone,
  countdown_text text,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  workshop_id uuid,
  season_id uuid,
  seats_taken integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE search_entries (
  kind text NOT NULL,
  record_id uuid NOT NULL,
  batch_id uuid,
  words tsvector NOT NULL
);
CREATE TABLE search_pages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  detail text NOT NULL,
  words text NOT NULL,
  shown text NOT NULL,
  body text DEFAULT ''::text NOT NULL
);
CREATE TABLE search_vocabulary (
  word text COLLATE "C" NOT NULL
);
CREATE TABLE secret_key_uses (
  fingerprint text NOT NULL,
  used_since timestamp with time zone NOT NULL,
  wrapped_data_key bytea
);
CREATE TABLE security_alerts (
  name text NOT NULL,
  sent_at timestamp with time zone NOT NULL
);
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  kind text NOT NULL,
  detail text NOT NULL,
  account_id uuid,
  record_id uuid,
  network text NOT NULL,
  count integer NOT NULL
);
CREATE TABLE sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  idle_until timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  browser character varying(60) DEFAULT 'Unknown browser'::character varying NOT NULL,
  password_confirmed_at timestamp with time zone
);
CREATE TABLE site_settings (
  academy_name text NOT NULL,
  tagline text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  id uuid NOT NULL,
  phones text[] DEFAULT '{}'::text[] NOT NULL,
  emails text[] DEFAULT '{}'::text[] NOT NULL,
  address text,
  whats_app_number text,
  upi_address text,
  upi_payee_name text,
  social_links jsonb DEFAULT '[]'::jsonb NOT NULL,
  courses_page_link text,
  payment_check_time text,
  messages_kept_months integer DEFAULT 24 NOT NULL,
  unpaid_orders_kept_months integer DEFAULT 12 NOT NULL,
  emails_kept_days integer DEFAULT 90 NOT NULL,
  security_kept_days integer DEFAULT 180 NOT NULL,
  enrolled_start integer DEFAULT 0 NOT NULL,
  enrolled_minimum integer DEFAULT 50 NOT NULL,
  reviews_start integer DEFAULT 0 NOT NULL,
  reviews_minimum integer DEFAULT 10 NOT NULL,
  same_words jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE TABLE teachers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  line text NOT NULL,
  link text,
  image_url text,
  course_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  workshop_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  is_for_bootcamp boolean NOT NULL,
  is_sample boolean NOT NULL,
  is_published boolean NOT NULL,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE testimonials (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  text text NOT NULL,
  rating integer NOT NULL,
  "position" integer NOT NULL,
  is_published boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  image_url text,
  built text,
  is_sample boolean DEFAULT false NOT NULL,
  course_id uuid
);
CREATE TABLE users (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  role text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  password_hash text,
  email_verified_at timestamp with time zone,
  email_key text NOT NULL,
  device_generation integer DEFAULT 0 NOT NULL,
  policy_version integer
);
CREATE TABLE watch_clocks (
  user_id uuid NOT NULL,
  spent_until timestamp with time zone NOT NULL
);
CREATE TABLE workshops (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  layout text NOT NULL,
  headline text NOT NULL,
  tagline text NOT NULL,
  summary text NOT NULL,
  banner_text text,
  price_rupees integer NOT NULL,
  list_price_rupees integer,
  minutes_per_day integer NOT NULL,
  days integer NOT NULL,
  place text NOT NULL,
  image_url text,
  certificate_text text NOT NULL,
  agenda jsonb NOT NULL,
  faq jsonb NOT NULL,
  audiences jsonb NOT NULL,
  gallery jsonb NOT NULL,
  join_steps jsonb NOT NULL,
  is_published boolean NOT NULL,
  "position" integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  language text,
  subject text,
  other_pages jsonb DEFAULT '[]'::jsonb NOT NULL
);
ALTER TABLE bank_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE lesson_file_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE picture_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE proof_pictures ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Functions

CREATE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     RAISE EXCEPTION 'audit_events is append-only';
   END $function$;
CREATE FUNCTION tell_content_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     PERFORM pg_notify('content_changed', TG_TABLE_NAME);
     RETURN NULL;
   END $function$;
CREATE FUNCTION seats_shown(seats integer, taken integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
   SELECT CASE WHEN seats - taken <= 10 THEN greatest(0, seats - taken) END $function$;
CREATE FUNCTION refuse_security_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     IF TG_OP = 'DELETE' AND OLD.at < now() - interval '30 days' THEN RETURN OLD; END IF;
     RAISE EXCEPTION 'security_events is append-only';
   END $function$;
CREATE FUNCTION forget_security_events(before timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     WITH forgotten AS (
       DELETE FROM security_events WHERE id IN (SELECT id FROM security_events WHERE at < least(before, now() - interval '30 days') ORDER BY at LIMIT 1000) RETURNING 1)
     SELECT count(*) FROM forgotten
   $function$;
CREATE FUNCTION refuse_seal_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     RAISE EXCEPTION 'audit_seals is append-only';
   END $function$;
CREATE FUNCTION queue_audit_seal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
   BEGIN
     INSERT INTO audit_unsealed VALUES (NEW.id);
     RETURN NULL;
   END $function$;
CREATE FUNCTION end_audit_seal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
       BEGIN
         DELETE FROM audit_unsealed WHERE event_id IN (SELECT event_id FROM sealed);
         RETURN NULL;
       END $function$;
CREATE FUNCTION search_plain(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(NORMALIZE(regexp_replace(NORMALIZE(regexp_replace(regexp_replace(regexp_replace(words, '\m[cC]\+\+'::text, ' cplusplus '::text, 'g'::text), '\m([cfCF])[#♯]'::text, ' \1sharp '::text, 'g'::text), '(^|[^[:alnum:]]|asp|vb|ado)\.net\M'::text, '\1 dotnet '::text, 'gi'::text), NFD), '[̀-ͯ]'::text, ''::text, 'g'::text), NFC), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~–—‘’“”…।॥·•­​‌‍﻿'::text, repeat(' '::text, 43));
CREATE FUNCTION search_words(title text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT word.word
    FROM unnest(tsvector_to_array(to_tsvector('simple'::regconfig, search_plain(search_words.title)))) word(word)
   WHERE (word.word ~ '^[^0-9]{3,40}$'::text);
END;
CREATE FUNCTION refuse_verdict_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
     RAISE EXCEPTION 'exercise_verdicts is append-only';
   END $function$;
CREATE FUNCTION refuse_policy_version_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN RAISE EXCEPTION 'policy_versions is append-only'; END $function$;
CREATE FUNCTION shown_count(count bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
     SELECT CASE WHEN count < 100 THEN count ELSE count - count % power(10, length(count::text) - 2)::bigint END $function$;
CREATE FUNCTION tell_enrolled_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
     DECLARE
       added bigint := 0;
       enrolled bigint;
     BEGIN
       IF TG_OP <> 'DELETE' THEN
         SELECT count(*) INTO added FROM orders_after WHERE state = 'CONFIRMED';
       END IF;
       IF TG_OP <> 'INSERT' THEN
         SELECT added - count(*) INTO added FROM orders_before WHERE state = 'CONFIRMED';
       END IF;
       IF added = 0 THEN RETURN NULL; END IF;
       SELECT count(*) INTO enrolled FROM registrations WHERE state = 'CONFIRMED';
       IF EXISTS (SELECT 1 FROM site_settings WHERE shown_count(enrolled_start + enrolled)
           <> shown_count(enrolled_start + enrolled - added)) THEN
         PERFORM pg_notify('content_changed', TG_TABLE_NAME);
       END IF;
       RETURN NULL;
     END $function$;
CREATE FUNCTION write_search_page()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
     DECLARE written text := '';
     BEGIN
       FOR place IN 1 .. TG_NARGS - 1 LOOP
         written := concat_ws(' ', written, (
           SELECT string_agg(part #>> '{}', ' ')
           FROM jsonb_path_query(to_jsonb(NEW) -> TG_ARGV[place], 'strict $.**') AS part
           WHERE jsonb_typeof(part) = 'string'));
       END LOOP;
       UPDATE search_pages SET body = btrim(written) WHERE slug = TG_ARGV[0];
       RETURN NULL;
     END $function$;
CREATE FUNCTION mailbox_of(email_key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN (mailbox.mailbox ~ '^[^@]+@(gmail|googlemail)\.com$'::text) THEN (replace(split_part(mailbox.mailbox, '@'::text, 1), '.'::text, ''::text) || '@gmail.com'::text) ELSE mailbox.mailbox END AS mailbox FROM regexp_replace(mailbox_of.email_key, '^([^@+]+)\+[^@]*@'::text, '\1@'::text) mailbox(mailbox));
CREATE FUNCTION search_texts(value jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT string_agg((part.part #>> '{}'::text[]), ' '::text) AS string_agg
    FROM jsonb_path_query(search_texts.value, 'strict $.**'::jsonpath) part(part)
   WHERE (jsonb_typeof(part.part) = 'string'::text);
END;
CREATE FUNCTION search_pairs(title text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT COALESCE(string_agg((neighbours.word || neighbours.next), ' '::text), ''::text) AS "coalesce"
    FROM ( SELECT words.word,
             lead(words.word) OVER (ORDER BY words.place) AS next
            FROM regexp_split_to_table(search_plain(search_pairs.title), '\s+'::text) WITH ORDINALITY words(word, place)
           WHERE (words.word <> ''::text)) neighbours;
END;
CREATE FUNCTION search_vector(title text, body text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((setweight(to_tsvector('simple'::regconfig, search_plain(title)), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, search_pairs(title)), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, search_plain(body)), 'D'::"char"));
CREATE FUNCTION index_for_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE
      kind text := TG_ARGV[0];
      record jsonb := to_jsonb(NEW);
      title text := record ->> TG_ARGV[1];
      body text := '';
    BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM search_entries entry WHERE entry.kind = TG_ARGV[0] AND entry.record_id = OLD.id;
        RETURN NULL;
      END IF;
      FOR place IN 2 .. TG_NARGS - 1 LOOP
        body := concat_ws(' ', body, search_texts(record -> TG_ARGV[place]));
      END LOOP;
      INSERT INTO search_entries (kind, record_id, batch_id, words)
        VALUES (kind, NEW.id, (record ->> 'batch_id')::uuid, search_vector(title, body))
        ON CONFLICT ON CONSTRAINT search_entries_pkey
          DO UPDATE SET batch_id = EXCLUDED.batch_id, words = EXCLUDED.words;
      INSERT INTO search_vocabulary SELECT titled FROM search_words(title) AS titled
        WHERE NOT EXISTS (SELECT 1 FROM search_vocabulary known WHERE known.word = titled);
      RETURN NULL;
    END $function$;
CREATE FUNCTION index_question_for_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
     BEGIN
       DELETE FROM search_entries WHERE kind = 'QUESTION' AND record_id = coalesce(NEW.id, OLD.id);
       INSERT INTO search_entries
         SELECT 'QUESTION', NEW.id, batch_id, search_vector(NEW.title, NEW.text)
         FROM batch_references WHERE id = NEW.reference_id;
       RETURN NULL;
     END $function$;

-- Constraints and indexes

ALTER TABLE about_content ADD CONSTRAINT "PK_3086a6ad374a54bd39deecfdecf" PRIMARY KEY (id);
ALTER TABLE account_tokens ADD CONSTRAINT "PK_account_tokens" PRIMARY KEY (id);
ALTER TABLE audit_events ADD CONSTRAINT "PK_910f64d901a5c3e9878f0d4a407" PRIMARY KEY (id);
ALTER TABLE audit_origins ADD CONSTRAINT "audit_origins_pkey" PRIMARY KEY (event_id);
ALTER TABLE audit_seals ADD CONSTRAINT "audit_seals_pkey" PRIMARY KEY ("position");
ALTER TABLE audit_unsealed ADD CONSTRAINT "audit_unsealed_pkey" PRIMARY KEY (event_id);
ALTER TABLE bank_chunks ADD CONSTRAINT "PK_355dca02126c46fcec77ff2f861" PRIMARY KEY (import_id, "position");
ALTER TABLE bank_imports ADD CONSTRAINT "PK_f216dc7fa4e4fdd928b6416a9ff" PRIMARY KEY (id);
ALTER TABLE bank_mappings ADD CONSTRAINT "PK_0a2d7dcae00b40a055ce01d671f" PRIMARY KEY (fingerprint);
ALTER TABLE bank_rows ADD CONSTRAINT "PK_aedabfa49ed5c229b0db2ac40a8" PRIMARY KEY (id);
ALTER TABLE batch_accesses ADD CONSTRAINT "PK_a009c05350d545dc4d9d1306a6c" PRIMARY KEY (id);
ALTER TABLE batch_references ADD CONSTRAINT "PK_1a8e4f268cf97706bd8e3ba8fa5" PRIMARY KEY (id);
ALTER TABLE batches ADD CONSTRAINT "PK_55e7ff646e969b61d37eea5be7a" PRIMARY KEY (id);
ALTER TABLE blog_posts ADD CONSTRAINT "PK_dd2add25eac93daefc93da9d387" PRIMARY KEY (id);
ALTER TABLE bookmarks ADD CONSTRAINT "PK_7f976ef6cecd37a53bd11685f32" PRIMARY KEY (id);
ALTER TABLE bootcamp_levels ADD CONSTRAINT "PK_7ceb7df2c286aba60cb6158b438" PRIMARY KEY (id);
ALTER TABLE bootcamp_questions ADD CONSTRAINT "PK_25ebeec5cf8f4261153fa7ae767" PRIMARY KEY (id);
ALTER TABLE bootcamp_seasons ADD CONSTRAINT "PK_a2ddad08fc6a85beabf84c973d3" PRIMARY KEY (id);
ALTER TABLE bootcamps ADD CONSTRAINT "PK_d3d4d5ac597041a53deb030f990" PRIMARY KEY (id);
ALTER TABLE calendar_feeds ADD CONSTRAINT "PK_calendar_feeds" PRIMARY KEY (user_id);
ALTER TABLE certificate_keys ADD CONSTRAINT "certificate_keys_pkey" PRIMARY KEY (kid);
ALTER TABLE certificate_revocations ADD CONSTRAINT "certificate_revocations_pkey" PRIMARY KEY (number);
ALTER TABLE certificate_rules ADD CONSTRAINT "certificate_rules_pkey" PRIMARY KEY (id);
ALTER TABLE certificates ADD CONSTRAINT "certificates_pkey" PRIMARY KEY (id);
ALTER TABLE class_attendances ADD CONSTRAINT "PK_fb0fbffc19728d283b9f8ab0865" PRIMARY KEY (session_id, user_id);
ALTER TABLE class_changes ADD CONSTRAINT "PK_b31914673a0e1c11b0b9992a875" PRIMARY KEY (session_id);
ALTER TABLE class_sessions ADD CONSTRAINT "PK_dc034da48c6e0cf95c51f606c4e" PRIMARY KEY (id);
ALTER TABLE contact_messages ADD CONSTRAINT "PK_b74f96eb2edd977ccfba6533293" PRIMARY KEY (id);
ALTER TABLE contact_replies ADD CONSTRAINT "PK_b58d521da2be0a27c801bdc17b0" PRIMARY KEY (id);
ALTER TABLE coupons ADD CONSTRAINT "PK_d7ea8864a0150183770f3e9a8cb" PRIMARY KEY (id);
ALTER TABLE courses ADD CONSTRAINT "PK_3f70a487cc718ad8eda4e6d58c9" PRIMARY KEY (id);
ALTER TABLE email_opt_outs ADD CONSTRAINT "email_opt_outs_pkey" PRIMARY KEY (address_key, kind);
ALTER TABLE exercise_drafts ADD CONSTRAINT "exercise_drafts_pkey" PRIMARY KEY (user_id, exercise_id);
ALTER TABLE exercise_progress ADD CONSTRAINT "exercise_progress_pkey" PRIMARY KEY (user_id, exercise_id);
ALTER TABLE exercise_submissions ADD CONSTRAINT "exercise_submissions_pkey" PRIMARY KEY (id);
ALTER TABLE exercise_verdicts ADD CONSTRAINT "exercise_verdicts_pkey" PRIMARY KEY (id);
ALTER TABLE exercises ADD CONSTRAINT "exercises_pkey" PRIMARY KEY (id);
ALTER TABLE home_content ADD CONSTRAINT "PK_0538ebd94d81ba89f8ea85318f4" PRIMARY KEY (id);
ALTER TABLE lesson_answers ADD CONSTRAINT "PK_9f4a05900bffe26b03e74f78407" PRIMARY KEY (id);
ALTER TABLE lesson_file_chunks ADD CONSTRAINT "lesson_file_chunks_pkey" PRIMARY KEY (file_id, place);
ALTER TABLE lesson_files ADD CONSTRAINT "lesson_files_pkey" PRIMARY KEY (id);
ALTER TABLE lesson_notes ADD CONSTRAINT "PK_89780b18199ecda10d5913f3747" PRIMARY KEY (id);
ALTER TABLE lesson_progress ADD CONSTRAINT "PK_9bba2ec499e7c3cdca044b78b7d" PRIMARY KEY (user_id, reference_id);
ALTER TABLE lesson_questions ADD CONSTRAINT "PK_a90c71312451e7b01e96521e856" PRIMARY KEY (id);
ALTER TABLE letters ADD CONSTRAINT "PK_letters" PRIMARY KEY (id);
ALTER TABLE notification_preferences ADD CONSTRAINT "notification_preferences_pkey" PRIMARY KEY (user_id, kind);
ALTER TABLE notifications ADD CONSTRAINT "notifications_pkey" PRIMARY KEY (id);
ALTER TABLE offer_vote_counts ADD CONSTRAINT "PK_e53cf68a1bcdaa25b10c11ee290" PRIMARY KEY (id);
ALTER TABLE offer_votes ADD CONSTRAINT "PK_81dae8ddf4ca3c4268625f883c7" PRIMARY KEY (visitor_hash);
ALTER TABLE offering_news ADD CONSTRAINT "PK_8355dbfddb5853d3446cf9575ec" PRIMARY KEY (kind, offering_id);
ALTER TABLE page_texts ADD CONSTRAINT "PK_fc51b40599fbdad1243373a4550" PRIMARY KEY (id);
ALTER TABLE partners ADD CONSTRAINT "PK_998645b20820e4ab99aeae03b41" PRIMARY KEY (id);
ALTER TABLE payment_proofs ADD CONSTRAINT "PK_0b0c51df961fe07d1510a52879c" PRIMARY KEY (registration_id);
ALTER TABLE picture_files ADD CONSTRAINT "PK_ced99e26f6b1d8b9cb122b971da" PRIMARY KEY (picture_id, width, format);
ALTER TABLE pictures ADD CONSTRAINT "PK_7aa5e10dd31983e9f05b9f1fc85" PRIMARY KEY (id);
ALTER TABLE policies ADD CONSTRAINT "policies_pkey" PRIMARY KEY (id);
ALTER TABLE policy_versions ADD CONSTRAINT "policy_versions_pkey" PRIMARY KEY (number);
ALTER TABLE post_reports ADD CONSTRAINT "PK_afa7cad2bd08b113aeb519c37b7" PRIMARY KEY (id);
ALTER TABLE proof_pictures ADD CONSTRAINT "PK_118ec63614cc220c0d91094169c" PRIMARY KEY (id);
ALTER TABLE questions ADD CONSTRAINT "PK_08a6d4b0f49ff300bf3a0ca60ac" PRIMARY KEY (id);
ALTER TABLE rate_limits ADD CONSTRAINT "rate_limits_pkey" PRIMARY KEY (key);
ALTER TABLE registration_events ADD CONSTRAINT "PK_bdc9fb0b4c9ace1d8018a32dd03" PRIMARY KEY (id);
ALTER TABLE registrations ADD CONSTRAINT "PK_6013e724d7b22929da9cd7282d1" PRIMARY KEY (id);
ALTER TABLE runs ADD CONSTRAINT "PK_runs" PRIMARY KEY (id);
ALTER TABLE search_entries ADD CONSTRAINT "search_entries_pkey" PRIMARY KEY (kind, record_id);
ALTER TABLE search_pages ADD CONSTRAINT "search_pages_pkey" PRIMARY KEY (id);
ALTER TABLE secret_key_uses ADD CONSTRAINT "PK_secret_key_uses" PRIMARY KEY (fingerprint);
ALTER TABLE security_alerts ADD CONSTRAINT "security_alerts_pkey" PRIMARY KEY (name);
ALTER TABLE security_events ADD CONSTRAINT "security_events_pkey" PRIMARY KEY (id);
ALTER TABLE sessions ADD CONSTRAINT "PK_3238ef96f18b355b671619111bc" PRIMARY KEY (id);
ALTER TABLE site_settings ADD CONSTRAINT "PK_e4290e8371a166d7e066d131f6e" PRIMARY KEY (id);
ALTER TABLE teachers ADD CONSTRAINT "teachers_pkey" PRIMARY KEY (id);
ALTER TABLE testimonials ADD CONSTRAINT "PK_63b03c608bd258f115a0a4a1060" PRIMARY KEY (id);
ALTER TABLE users ADD CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY (id);
ALTER TABLE watch_clocks ADD CONSTRAINT "watch_clocks_pkey" PRIMARY KEY (user_id);
ALTER TABLE workshops ADD CONSTRAINT "PK_6d0e82a124f5b53df91c8989848" PRIMARY KEY (id);
ALTER TABLE class_sessions ADD CONSTRAINT "REL_6d1d229468c31e65d808529175" UNIQUE (reference_id);
ALTER TABLE search_pages ADD CONSTRAINT "search_pages_slug_key" UNIQUE (slug);
ALTER TABLE about_content ADD CONSTRAINT "about_content_page_rows" CHECK ((id = ANY (ARRAY['00000000-0000-4000-8000-000000000001'::uuid, '00000000-0000-4000-8000-000000000002'::uuid])));
ALTER TABLE certificate_rules ADD CONSTRAINT "certificate_rules_one_subject" CHECK ((num_nonnulls(course_id, workshop_id, season_id) = 1));
ALTER TABLE class_changes ADD CONSTRAINT "class_changes_one_parent" CHECK ((num_nonnulls(batch_id, run_id) = 1));
ALTER TABLE class_sessions ADD CONSTRAINT "class_sessions_one_parent" CHECK ((num_nonnulls(batch_id, run_id) = 1));
ALTER TABLE coupons ADD CONSTRAINT "coupons_uses" CHECK (((uses_taken >= 0) AND ((max_uses IS NULL) OR (uses_taken <= max_uses))));
ALTER TABLE home_content ADD CONSTRAINT "home_content_page_rows" CHECK ((id = ANY (ARRAY['00000000-0000-4000-8000-000000000001'::uuid, '00000000-0000-4000-8000-000000000002'::uuid])));
ALTER TABLE offer_vote_counts ADD CONSTRAINT "offer_vote_counts_only_row" CHECK ((id = '00000000-0000-4000-8000-000000000001'::uuid));
ALTER TABLE page_texts ADD CONSTRAINT "page_texts_page_rows" CHECK ((id = ANY (ARRAY['00000000-0000-4000-8000-000000000001'::uuid, '00000000-0000-4000-8000-000000000002'::uuid])));
ALTER TABLE policies ADD CONSTRAINT "policies_page_rows" CHECK ((id = ANY (ARRAY['00000000-0000-4000-8000-000000000001'::uuid, '00000000-0000-4000-8000-000000000002'::uuid])));
ALTER TABLE post_reports ADD CONSTRAINT "post_reports_of_one" CHECK ((num_nonnulls(question_id, answer_id) = 1));
ALTER TABLE registrations ADD CONSTRAINT "registrations_one_offering" CHECK ((((kind = 'BATCH'::text) = (batch_id IS NOT NULL)) AND (num_nonnulls(run_id, batch_id) = 1)));
ALTER TABLE runs ADD CONSTRAINT "runs_one_parent" CHECK ((num_nonnulls(workshop_id, season_id) = 1));
ALTER TABLE runs ADD CONSTRAINT "runs_seats_taken" CHECK ((seats_taken >= 0));
ALTER TABLE runs ADD CONSTRAINT "runs_workshop_date" CHECK (((workshop_id IS NULL) OR (starts_at IS NOT NULL)));
ALTER TABLE site_settings ADD CONSTRAINT "site_settings_page_rows" CHECK ((id = ANY (ARRAY['00000000-0000-4000-8000-000000000001'::uuid, '00000000-0000-4000-8000-000000000002'::uuid])));
CREATE INDEX account_tokens_by_user ON account_tokens USING btree (user_id);
CREATE UNIQUE INDEX account_tokens_hash_unique ON account_tokens USING btree (token_hash);
CREATE INDEX "IDX_87d5afd9793d7ee8a3914d1c9d" ON audit_events USING btree (at, id);
CREATE INDEX "IDX_c9bfe3eda4c329b863c306ab97" ON audit_events USING btree (entity_id, id);
CREATE INDEX "IDX_ef1d91252535b22f6753c3bab3" ON audit_events USING btree (action, at, id);
CREATE INDEX audit_events_by_actor ON audit_events USING btree (actor_id, at, id);
CREATE INDEX audit_origins_by_time ON audit_origins USING btree (at);
CREATE UNIQUE INDEX audit_seals_event ON audit_seals USING btree (event_id);
CREATE INDEX "IDX_ac918f62d5136cbb4aa9d027be" ON bank_imports USING btree (created_at, id);
CREATE INDEX "IDX_0dd0338206645f4809a406e531" ON bank_rows USING btree (import_id, match, line, id);
CREATE INDEX "IDX_ad5eca7490a0f88ebb2f2be2a4" ON bank_rows USING btree (registration_id);
CREATE UNIQUE INDEX bank_rows_applied_utr_unique ON bank_rows USING btree (utr) WHERE (applied_at IS NOT NULL);
CREATE INDEX bank_rows_debits ON bank_rows USING btree (amount_paise) WHERE (amount_paise < 0);
CREATE INDEX "IDX_7fd9d53d3135df81ced349df3f" ON batch_accesses USING btree (batch_id, granted_at, id);
CREATE INDEX batch_accesses_by_time ON batch_accesses USING btree (granted_at, batch_id, door);
CREATE UNIQUE INDEX batch_accesses_user_batch_unique ON batch_accesses USING btree (user_id, batch_id);
CREATE INDEX "IDX_195978b432cf418ba771ed1644" ON batch_references USING btree (exercise_id);
CREATE INDEX "IDX_a54924326d5fa5bee11a387f2a" ON batch_references USING btree (batch_id, "position");
CREATE INDEX "IDX_a87f38dd19683ca9e2b85ed310" ON batch_references USING btree (file_id);
CREATE INDEX "IDX_dd7255c4ec357497304aea3796" ON batch_references USING btree (captions_id);
CREATE UNIQUE INDEX references_title_unique ON batch_references USING btree (batch_id, lower(title)) WHERE (removed_at IS NULL);
CREATE INDEX "IDX_c333b8c19525fc0a855ff8c308" ON batches USING btree (course_id);
CREATE INDEX "IDX_e70633bdc4317042f34ac3d9fe" ON batches USING btree (starts_on);
CREATE UNIQUE INDEX batches_name_unique ON batches USING btree (course_id, lower(name));
CREATE INDEX "IDX_22bef6e3952c21f259717a7ebf" ON blog_posts USING btree (published_at, id);
CREATE INDEX "IDX_f7ddab2c912b0738099bb9dd84" ON blog_posts USING btree (created_at, id);
CREATE UNIQUE INDEX blog_posts_slug_unique ON blog_posts USING btree (slug);
CREATE INDEX "IDX_101e102dbe9cb2d5d3bd53f15d" ON bookmarks USING btree (reference_id);
CREATE INDEX bookmarks_of_person ON bookmarks USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX bookmarks_person_lesson_unique ON bookmarks USING btree (user_id, reference_id);
CREATE INDEX "IDX_b19e1bddb0ea989e937110caf5" ON bootcamp_levels USING btree (season_id, "position");
CREATE UNIQUE INDEX bootcamp_levels_name_unique ON bootcamp_levels USING btree (season_id, lower(name));
CREATE INDEX "IDX_0b22b8a724d8459b9993686f03" ON bootcamp_questions USING btree (level_id, "position");
CREATE INDEX "IDX_29b1e0f219fec5869d7a410662" ON bootcamp_questions USING btree (exercise_id);
CREATE UNIQUE INDEX bootcamp_questions_title_unique ON bootcamp_questions USING btree (level_id, lower(title));
CREATE UNIQUE INDEX bootcamp_seasons_number_unique ON bootcamp_seasons USING btree (number);
CREATE UNIQUE INDEX calendar_feeds_token_unique ON calendar_feeds USING btree (token_hash);
CREATE UNIQUE INDEX certificate_keys_one_in_use ON certificate_keys USING btree (((retired_at IS NULL))) WHERE (retired_at IS NULL);
CREATE INDEX certificate_rules_by_time ON certificate_rules USING btree (created_at, id);
CREATE UNIQUE INDEX certificate_rules_course_unique ON certificate_rules USING btree (course_id);
CREATE UNIQUE INDEX certificate_rules_season_unique ON certificate_rules USING btree (season_id);
CREATE UNIQUE INDEX certificate_rules_workshop_unique ON certificate_rules USING btree (workshop_id);
CREATE INDEX certificates_by_time ON certificates USING btree (issued_at, id);
CREATE UNIQUE INDEX certificates_number_unique ON certificates USING btree (number);
CREATE INDEX certificates_of_person ON certificates USING btree (user_id, subject_id);
CREATE UNIQUE INDEX certificates_one_valid ON certificates USING btree (user_id, subject_id) WHERE (revoked_at IS NULL);
CREATE INDEX certificates_with_requested_name ON certificates USING btree (requested_at, id) WHERE (requested_name IS NOT NULL);
CREATE INDEX "IDX_d63175052e8909cba672acd688" ON class_attendances USING btree (user_id);
CREATE INDEX "IDX_6fc9251e3202858d484b061250" ON class_changes USING btree (run_id);
CREATE INDEX "IDX_7c46780deac5911828ef11043f" ON class_changes USING btree (batch_id);
CREATE INDEX "IDX_575a2a0fa9b0fcb960c7592c60" ON class_sessions USING btree (run_id, starts_at);
CREATE INDEX "IDX_b28f9339e5ef578e8b81c40da9" ON class_sessions USING btree (batch_id, starts_at);
CREATE INDEX class_sessions_by_start ON class_sessions USING btree (starts_at);
CREATE INDEX "IDX_4184fa04b6cb3e464aee2b81e0" ON contact_messages USING btree (status, created_at, id);
CREATE INDEX "IDX_832971d308b653b3416da94976" ON contact_messages USING btree (created_at, id);
CREATE INDEX contact_messages_email ON contact_messages USING btree (email_key);
CREATE UNIQUE INDEX contact_messages_sending_key_unique ON contact_messages USING btree (sending_key);
CREATE INDEX "IDX_381a696dae3c7921de726cad27" ON contact_replies USING btree (message_id, created_at);
CREATE INDEX "IDX_7c151f3e3a14e89b6f4263fdde" ON coupons USING btree (created_at, id);
CREATE UNIQUE INDEX coupons_code_unique ON coupons USING btree (code);
CREATE INDEX "IDX_1f417fd1b4c317cca9f992f189" ON courses USING btree ("position", id);
CREATE UNIQUE INDEX courses_name_unique ON courses USING btree (lower(name));
CREATE UNIQUE INDEX courses_slug_unique ON courses USING btree (slug);
CREATE INDEX exercise_drafts_by_time ON exercise_drafts USING btree (updated_at);
CREATE INDEX exercise_progress_due ON exercise_progress USING btree (user_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX exercise_progress_of_exercise ON exercise_progress USING btree (exercise_id);
CREATE INDEX exercise_submissions_by_time ON exercise_submissions USING btree (created_at);
CREATE UNIQUE INDEX exercise_submissions_code_unique ON exercise_submissions USING btree (user_id, exercise_id, check_version, code_hash);
CREATE INDEX exercise_submissions_same_code ON exercise_submissions USING btree (exercise_id, code_hash);
CREATE INDEX exercise_submissions_waiting ON exercise_submissions USING btree (created_at, id) WHERE (state = 'WAITING'::text);
CREATE UNIQUE INDEX exercise_verdicts_once ON exercise_verdicts USING btree (submission_id, check_version);
CREATE UNIQUE INDEX exercises_slug_unique ON exercises USING btree (slug);
CREATE INDEX "IDX_094376e3d333a7ac9892f318dc" ON lesson_answers USING btree (user_id);
CREATE UNIQUE INDEX lesson_answers_accepted_unique ON lesson_answers USING btree (question_id) WHERE (accepted_at IS NOT NULL);
CREATE INDEX lesson_answers_of_question ON lesson_answers USING btree (question_id, created_at, id);
CREATE INDEX "IDX_6d6a693ab45c0ba69f07b2dd9b" ON lesson_files USING btree (created_at);
CREATE INDEX lesson_notes_of_lesson ON lesson_notes USING btree (reference_id, user_id);
CREATE INDEX lesson_notes_of_person ON lesson_notes USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX lesson_notes_sent_once ON lesson_notes USING btree (user_id, sending_key);
CREATE INDEX "IDX_964813473660ac475cb6f0ae7e" ON lesson_progress USING btree (reference_id);
CREATE INDEX "IDX_bf84854d40723a89cef0537412" ON lesson_progress USING btree (user_id, viewed_at);
CREATE INDEX "IDX_db9df72e1cb3e715a8d448eb94" ON lesson_questions USING btree (user_id);
CREATE INDEX lesson_questions_by_time ON lesson_questions USING btree (created_at, id);
CREATE INDEX lesson_questions_of_lesson ON lesson_questions USING btree (reference_id, created_at, id);
CREATE INDEX lesson_questions_unanswered ON lesson_questions USING btree (created_at, id) WHERE ((NOT is_answered) AND (hidden_at IS NULL));
CREATE INDEX letters_about ON letters USING btree (about_id, queued_at);
CREATE INDEX letters_by_state ON letters USING btree (state, queued_at, id);
CREATE INDEX letters_by_time ON letters USING btree (queued_at, id);
CREATE INDEX letters_to ON letters USING btree (to_key);
CREATE INDEX letters_to_unverified ON letters USING btree (unverified_key, queued_at) WHERE (unverified_key IS NOT NULL);
CREATE INDEX letters_with_old_links ON letters USING btree (id) WHERE (action_path ~ '^/(reset|verify|invitation|newemail)#'::text);
CREATE INDEX notifications_by_time ON notifications USING btree (created_at);
CREATE INDEX notifications_for_digest ON notifications USING btree (user_id, created_at) WHERE is_for_digest;
CREATE INDEX notifications_newest ON notifications USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX notifications_once ON notifications USING btree (about_id, kind, user_id) WHERE is_once;
CREATE INDEX notifications_unread ON notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX "IDX_d39aa6485465d00d5bc838d723" ON partners USING btree ("position", id);
CREATE UNIQUE INDEX partners_name_unique ON partners USING btree (lower(name));
CREATE INDEX payment_proofs_by_picture ON payment_proofs USING btree (picture_id);
CREATE UNIQUE INDEX payment_proofs_utr_unique ON payment_proofs USING btree (utr) WHERE (is_withdrawn = false);
CREATE INDEX "IDX_585b46dfe9c94bddbc73d8d7b0" ON pictures USING btree (created_at);
CREATE INDEX "IDX_6014e696c442bf3d4882fde1f8" ON post_reports USING btree (user_id);
CREATE UNIQUE INDEX post_reports_answer_unique ON post_reports USING btree (answer_id, user_id);
CREATE INDEX post_reports_handled ON post_reports USING btree (handled_at) WHERE (handled_at IS NOT NULL);
CREATE UNIQUE INDEX post_reports_question_unique ON post_reports USING btree (question_id, user_id);
CREATE INDEX "IDX_fec69db0c3d3d688c51f009ca8" ON proof_pictures USING btree (registration_id);
CREATE INDEX proof_pictures_by_time ON proof_pictures USING btree (created_at);
CREATE INDEX "IDX_3440b5701f18b7b0bd3ca19332" ON questions USING btree ("position", id);
CREATE INDEX "IDX_c5e4ac647c9e367b84f4b2e675" ON registration_events USING btree (registration_id, id);
CREATE INDEX "IDX_26f9e4b8e95d14ddd84db9c132" ON registrations USING btree (run_id);
CREATE INDEX "IDX_42979680ee5295c6982cdfd9c4" ON registrations USING btree (user_id, created_at);
CREATE INDEX "IDX_466e5afbc294854a1c104fae2f" ON registrations USING btree (created_at, id);
CREATE INDEX "IDX_76f4a4c9214d503100b53fae81" ON registrations USING btree (hold_until);
CREATE INDEX "IDX_90d05c68b6a08b8a6c8e4676d3" ON registrations USING btree (state, created_at, id);
CREATE INDEX "IDX_aa1845991d32d819c4182ca0f4" ON registrations USING btree (batch_id);
CREATE INDEX registrations_email ON registrations USING btree (email_key);
CREATE UNIQUE INDEX registrations_idempotency_unique ON registrations USING btree (idempotency_key_hash);
CREATE UNIQUE INDEX registrations_live_batch_unique ON registrations USING btree (batch_id, email_key) WHERE ((state = ANY (ARRAY['WAITING'::text, 'STARTED'::text])) AND (email_confirmed_at IS NOT NULL));
CREATE UNIQUE INDEX registrations_live_run_unique ON registrations USING btree (run_id, email_key) WHERE ((state = ANY (ARRAY['WAITING'::text, 'STARTED'::text])) AND (email_confirmed_at IS NOT NULL));
CREATE INDEX registrations_open_mailbox ON registrations USING btree (mailbox_of(email_key)) WHERE (state = ANY (ARRAY['STARTED'::text, 'WAITING'::text, 'SUBMITTED'::text, 'REJECTED'::text]));
CREATE UNIQUE INDEX registrations_reference_unique ON registrations USING btree (reference);
CREATE UNIQUE INDEX registrations_secret_unique ON registrations USING btree (secret_hash);
CREATE INDEX registrations_unpaid_phone ON registrations USING btree (phone) WHERE ((state = ANY (ARRAY['STARTED'::text, 'WAITING'::text, 'SUBMITTED'::text, 'REJECTED'::text])) AND ((state = 'STARTED'::text) OR (email_confirmed_at IS NULL)));
CREATE INDEX registrations_waiting_batch ON registrations USING btree (batch_id, queue_number) WHERE (state = 'WAITING'::text);
CREATE INDEX registrations_waiting_run ON registrations USING btree (run_id, queue_number) WHERE (state = 'WAITING'::text);
CREATE UNIQUE INDEX runs_season_date_unique ON runs USING btree (season_id, starts_at) NULLS NOT DISTINCT WHERE (season_id IS NOT NULL);
CREATE UNIQUE INDEX runs_workshop_date_unique ON runs USING btree (workshop_id, starts_at);
CREATE INDEX search_of_batches ON search_entries USING btree (batch_id);
CREATE INDEX search_of_lessons ON search_entries USING gin (words) WHERE (kind = 'LESSON'::text);
CREATE INDEX search_of_pages ON search_entries USING gin (words) WHERE ((kind <> 'LESSON'::text) AND (kind <> 'QUESTION'::text));
CREATE INDEX search_of_questions ON search_entries USING gin (words) WHERE (kind = 'QUESTION'::text);
CREATE INDEX search_vocabulary_exact ON search_vocabulary USING btree (word);
CREATE INDEX search_vocabulary_near ON search_vocabulary USING gist (word gist_trgm_ops);
CREATE INDEX security_events_by_kind ON security_events USING btree (kind, at, id);
CREATE INDEX security_events_by_time ON security_events USING btree (at, id);
CREATE INDEX "IDX_085d540d9f418cfbdc7bd55bb1" ON sessions USING btree (user_id);
CREATE UNIQUE INDEX "IDX_abaa9e068cdd390bc5210f7988" ON sessions USING btree (token_hash);
CREATE INDEX "IDX_e758227f21ea496c635c45a815" ON teachers USING btree ("position", id);
CREATE INDEX "IDX_0c1b079b6e4100b58b6370dc8e" ON testimonials USING btree (course_id);
CREATE INDEX "IDX_3e94afab709251fed113fc5c49" ON testimonials USING btree ("position", id);
CREATE INDEX users_by_name ON users USING btree (lower(name) text_pattern_ops);
CREATE UNIQUE INDEX users_email_unique ON users USING btree (email_key);
CREATE UNIQUE INDEX workshops_slug_unique ON workshops USING btree (slug);
ALTER TABLE account_tokens ADD CONSTRAINT "FK_1b5fea09efc20c7f63c4a09b3d6" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE bank_chunks ADD CONSTRAINT "FK_a98c8d47c2b8ae35e54f1c33efd" FOREIGN KEY (import_id) REFERENCES bank_imports(id) ON DELETE CASCADE;
ALTER TABLE bank_rows ADD CONSTRAINT "FK_2961f3168c1e555f41c3d5ce5aa" FOREIGN KEY (settled_by_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE bank_rows ADD CONSTRAINT "FK_a0d56c9d5fe87e954d422a6b4bb" FOREIGN KEY (import_id) REFERENCES bank_imports(id) ON DELETE CASCADE;
ALTER TABLE bank_rows ADD CONSTRAINT "FK_ad5eca7490a0f88ebb2f2be2a46" FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE SET NULL;
ALTER TABLE batch_accesses ADD CONSTRAINT "FK_0f38bfbfba6e1e0f0db941f88b0" FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE;
ALTER TABLE batch_accesses ADD CONSTRAINT "FK_9eeb0baf48cf59e7f152b277447" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE batch_references ADD CONSTRAINT "FK_762152a4d62e0c79a5e4da44bac" FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE;
ALTER TABLE batch_references ADD CONSTRAINT "FK_a87f38dd19683ca9e2b85ed3108" FOREIGN KEY (file_id) REFERENCES lesson_files(id);
ALTER TABLE batch_references ADD CONSTRAINT "FK_dd7255c4ec357497304aea37967" FOREIGN KEY (captions_id) REFERENCES lesson_files(id);
ALTER TABLE batches ADD CONSTRAINT "FK_c333b8c19525fc0a855ff8c3082" FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE bookmarks ADD CONSTRAINT "FK_101e102dbe9cb2d5d3bd53f15db" FOREIGN KEY (reference_id) REFERENCES batch_references(id);
ALTER TABLE bookmarks ADD CONSTRAINT "FK_58a0fbaee65cd8959a870ee678c" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE bootcamp_levels ADD CONSTRAINT "FK_733e3d9596293f495731f8307cf" FOREIGN KEY (season_id) REFERENCES bootcamp_seasons(id) ON DELETE CASCADE;
ALTER TABLE bootcamp_questions ADD CONSTRAINT "FK_cefe10b801345db18f632f27509" FOREIGN KEY (level_id) REFERENCES bootcamp_levels(id) ON DELETE CASCADE;
ALTER TABLE calendar_feeds ADD CONSTRAINT "FK_3212ce9ff23847e66347a6730d3" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE certificate_rules ADD CONSTRAINT "certificate_rules_course" FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
ALTER TABLE certificate_rules ADD CONSTRAINT "certificate_rules_season" FOREIGN KEY (season_id) REFERENCES bootcamp_seasons(id) ON DELETE CASCADE;
ALTER TABLE certificate_rules ADD CONSTRAINT "certificate_rules_workshop" FOREIGN KEY (workshop_id) REFERENCES workshops(id) ON DELETE CASCADE;
ALTER TABLE certificates ADD CONSTRAINT "certificates_user" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE class_attendances ADD CONSTRAINT "FK_38ed01804e959d6c711ae906435" FOREIGN KEY (session_id) REFERENCES class_sessions(id) ON DELETE CASCADE;
ALTER TABLE class_attendances ADD CONSTRAINT "FK_d63175052e8909cba672acd6887" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE class_changes ADD CONSTRAINT "FK_6fc9251e3202858d484b0612509" FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE;
ALTER TABLE class_changes ADD CONSTRAINT "FK_7c46780deac5911828ef11043fc" FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE;
ALTER TABLE class_sessions ADD CONSTRAINT "FK_3a23070c92985d3cc09af8538ce" FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE;
ALTER TABLE class_sessions ADD CONSTRAINT "FK_6d1d229468c31e65d8085291758" FOREIGN KEY (reference_id) REFERENCES batch_references(id) ON DELETE SET NULL;
ALTER TABLE class_sessions ADD CONSTRAINT "FK_ca76f03c6f1b82ef463b14f0f28" FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE;
ALTER TABLE contact_replies ADD CONSTRAINT "FK_63a5e43d106b93f35827c7ce808" FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE;
ALTER TABLE exercise_drafts ADD CONSTRAINT "exercise_drafts_exercise" FOREIGN KEY (exercise_id) REFERENCES exercises(id) ON DELETE CASCADE;
ALTER TABLE exercise_drafts ADD CONSTRAINT "exercise_drafts_user" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE exercise_progress ADD CONSTRAINT "exercise_progress_exercise" FOREIGN KEY (exercise_id) REFERENCES exercises(id);
ALTER TABLE exercise_progress ADD CONSTRAINT "exercise_progress_user" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE exercise_submissions ADD CONSTRAINT "exercise_submissions_exercise" FOREIGN KEY (exercise_id) REFERENCES exercises(id);
ALTER TABLE exercise_submissions ADD CONSTRAINT "exercise_submissions_user" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE exercise_verdicts ADD CONSTRAINT "exercise_verdicts_submission" FOREIGN KEY (submission_id) REFERENCES exercise_submissions(id) ON DELETE CASCADE;
ALTER TABLE lesson_answers ADD CONSTRAINT "FK_094376e3d333a7ac9892f318dc2" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE lesson_answers ADD CONSTRAINT "FK_a19c859cc8e6577ad5d5170a446" FOREIGN KEY (question_id) REFERENCES lesson_questions(id);
ALTER TABLE lesson_file_chunks ADD CONSTRAINT "FK_847591d55e617f599940490e5c6" FOREIGN KEY (file_id) REFERENCES lesson_files(id) ON DELETE CASCADE;
ALTER TABLE lesson_notes ADD CONSTRAINT "FK_26f840e8bdd7de1ee7e4d525974" FOREIGN KEY (reference_id) REFERENCES batch_references(id);
ALTER TABLE lesson_notes ADD CONSTRAINT "FK_ec783a54bb94db53d307ff2ffb7" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE lesson_progress ADD CONSTRAINT "FK_0d9292b3eb40707950eeeba9617" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE lesson_progress ADD CONSTRAINT "FK_964813473660ac475cb6f0ae7e6" FOREIGN KEY (reference_id) REFERENCES batch_references(id);
ALTER TABLE lesson_questions ADD CONSTRAINT "FK_d44809f5ad57f66907e8a5d703b" FOREIGN KEY (reference_id) REFERENCES batch_references(id);
ALTER TABLE lesson_questions ADD CONSTRAINT "FK_db9df72e1cb3e715a8d448eb942" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE notification_preferences ADD CONSTRAINT "notification_preferences_user" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT "notifications_user" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payment_proofs ADD CONSTRAINT "FK_0b0c51df961fe07d1510a52879c" FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE;
ALTER TABLE picture_files ADD CONSTRAINT "FK_bc586c4b5a4c776b36150d423b2" FOREIGN KEY (picture_id) REFERENCES pictures(id) ON DELETE CASCADE;
ALTER TABLE post_reports ADD CONSTRAINT "FK_576db6dcbce1cb397ea92ebb1a0" FOREIGN KEY (answer_id) REFERENCES lesson_answers(id);
ALTER TABLE post_reports ADD CONSTRAINT "FK_6014e696c442bf3d4882fde1f8b" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE post_reports ADD CONSTRAINT "FK_9e6f3ad9d52fed9523574aedd79" FOREIGN KEY (question_id) REFERENCES lesson_questions(id);
ALTER TABLE proof_pictures ADD CONSTRAINT "FK_fec69db0c3d3d688c51f009ca86" FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE;
ALTER TABLE registration_events ADD CONSTRAINT "FK_b181392ee3facd34d54c38e54bd" FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE;
ALTER TABLE registrations ADD CONSTRAINT "FK_19eb7c55110c2f3026fac3de4a3" FOREIGN KEY (invited_to_run_id) REFERENCES runs(id) ON DELETE SET NULL;
ALTER TABLE registrations ADD CONSTRAINT "FK_26f9e4b8e95d14ddd84db9c132f" FOREIGN KEY (run_id) REFERENCES runs(id);
ALTER TABLE registrations ADD CONSTRAINT "FK_6aacc9b213fd8c881af6c738ecf" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE registrations ADD CONSTRAINT "FK_9a82ec458a3cd6ace1b522157ec" FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE SET NULL;
ALTER TABLE registrations ADD CONSTRAINT "FK_aa1845991d32d819c4182ca0f40" FOREIGN KEY (batch_id) REFERENCES batches(id);
ALTER TABLE runs ADD CONSTRAINT "FK_0522f9614fd01dcecb9f8d332b4" FOREIGN KEY (workshop_id) REFERENCES workshops(id) ON DELETE CASCADE;
ALTER TABLE runs ADD CONSTRAINT "FK_39d9582d31038bf5c3a1fae8b05" FOREIGN KEY (season_id) REFERENCES bootcamp_seasons(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT "FK_085d540d9f418cfbdc7bd55bb19" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE watch_clocks ADD CONSTRAINT "FK_7b1fde4a59bd97b409ecf3b8d48" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

-- Views

CREATE VIEW reference_views AS
 SELECT user_id,
    reference_id,
    viewed_at
   FROM lesson_progress;

-- Triggers

CREATE TRIGGER about_content_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON about_content FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER write_search_page_about AFTER INSERT OR UPDATE OF story, mission, vision, "values", reasons ON about_content FOR EACH ROW WHEN ((new.id = '00000000-0000-4000-8000-000000000001'::uuid)) EXECUTE FUNCTION write_search_page('about', 'story', 'mission', 'vision', 'values', 'reasons');
CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_seal AFTER INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION queue_audit_seal();
CREATE TRIGGER audit_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_seal_change();
CREATE TRIGGER audit_seals_sealed AFTER INSERT ON audit_seals REFERENCING NEW TABLE AS sealed FOR EACH STATEMENT EXECUTE FUNCTION end_audit_seal();
CREATE TRIGGER batch_references_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON batch_references FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF title, text, batch_id ON batch_references FOR EACH ROW EXECUTE FUNCTION index_for_search('LESSON', 'title', 'text');
CREATE TRIGGER batches_content_changed AFTER INSERT OR DELETE OR TRUNCATE ON batches FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER batches_content_edited AFTER UPDATE ON batches FOR EACH ROW WHEN ((((to_jsonb(old.*) - 'seats_taken'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'seats_taken'::text)) OR (seats_shown(old.seats, old.seats_taken) IS DISTINCT FROM seats_shown(new.seats, new.seats_taken)))) EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER blog_posts_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF title, excerpt, body, tags ON blog_posts FOR EACH ROW EXECUTE FUNCTION index_for_search('ARTICLE', 'title', 'excerpt', 'body', 'tags');
CREATE TRIGGER bootcamp_levels_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON bootcamp_levels FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER bootcamp_questions_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON bootcamp_questions FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER bootcamp_seasons_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON bootcamp_seasons FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER bootcamps_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON bootcamps FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF name, headline, text ON bootcamps FOR EACH ROW EXECUTE FUNCTION index_for_search('BOOTCAMP', 'name', 'headline', 'text');
CREATE TRIGGER content_changed AFTER DELETE OR UPDATE OF revoked_at ON certificates FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER courses_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON courses FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF name, description, section_text, syllabus ON courses FOR EACH ROW EXECUTE FUNCTION index_for_search('COURSE', 'name', 'description', 'section_text', 'syllabus');
CREATE TRIGGER exercise_verdicts_append_only BEFORE DELETE OR UPDATE ON exercise_verdicts FOR EACH ROW EXECUTE FUNCTION refuse_verdict_change();
CREATE TRIGGER exercise_verdicts_no_truncate BEFORE TRUNCATE ON exercise_verdicts FOR EACH STATEMENT EXECUTE FUNCTION refuse_verdict_change();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON exercises FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF title, topic, prompt ON exercises FOR EACH ROW EXECUTE FUNCTION index_for_search('EXERCISE', 'title', 'topic', 'prompt');
CREATE TRIGGER home_content_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON home_content FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_question_for_search AFTER INSERT OR DELETE OR UPDATE OF title, text ON lesson_questions FOR EACH ROW EXECUTE FUNCTION index_question_for_search();
CREATE TRIGGER page_texts_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON page_texts FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER partners_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON partners FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER pictures_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pictures FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER policies_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON policies FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER write_search_page_privacy AFTER INSERT OR UPDATE OF privacy_text ON policies FOR EACH ROW WHEN ((new.id = '00000000-0000-4000-8000-000000000001'::uuid)) EXECUTE FUNCTION write_search_page('privacy', 'privacy_text');
CREATE TRIGGER write_search_page_refunds AFTER INSERT OR UPDATE OF refunds_text ON policies FOR EACH ROW WHEN ((new.id = '00000000-0000-4000-8000-000000000001'::uuid)) EXECUTE FUNCTION write_search_page('refunds', 'refunds_text');
CREATE TRIGGER write_search_page_terms AFTER INSERT OR UPDATE OF terms_text ON policies FOR EACH ROW WHEN ((new.id = '00000000-0000-4000-8000-000000000001'::uuid)) EXECUTE FUNCTION write_search_page('terms', 'terms_text');
CREATE TRIGGER policy_versions_append_only BEFORE DELETE OR UPDATE ON policy_versions FOR EACH ROW EXECUTE FUNCTION refuse_policy_version_change();
CREATE TRIGGER policy_versions_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON policy_versions FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF question, answer ON questions FOR EACH ROW EXECUTE FUNCTION index_for_search('FAQ', 'question', 'answer');
CREATE TRIGGER questions_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON questions FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER registrations_enrolled_delete AFTER DELETE ON registrations REFERENCING OLD TABLE AS orders_before FOR EACH STATEMENT EXECUTE FUNCTION tell_enrolled_change();
CREATE TRIGGER registrations_enrolled_insert AFTER INSERT ON registrations REFERENCING NEW TABLE AS orders_after FOR EACH STATEMENT EXECUTE FUNCTION tell_enrolled_change();
CREATE TRIGGER registrations_enrolled_update AFTER UPDATE ON registrations REFERENCING OLD TABLE AS orders_before NEW TABLE AS orders_after FOR EACH STATEMENT EXECUTE FUNCTION tell_enrolled_change();
CREATE TRIGGER runs_content_changed AFTER INSERT OR DELETE OR TRUNCATE ON runs FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER runs_content_edited AFTER UPDATE ON runs FOR EACH ROW WHEN ((((to_jsonb(old.*) - 'seats_taken'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'seats_taken'::text)) OR (seats_shown(old.seats, old.seats_taken) IS DISTINCT FROM seats_shown(new.seats, new.seats_taken)))) EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF title, detail, words, body ON search_pages FOR EACH ROW EXECUTE FUNCTION index_for_search('PAGE', 'title', 'detail', 'words', 'body');
CREATE TRIGGER security_events_append_only BEFORE DELETE OR UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION refuse_security_change();
CREATE TRIGGER security_events_no_truncate BEFORE TRUNCATE ON security_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_security_change();
CREATE TRIGGER site_settings_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF name, line ON teachers FOR EACH ROW EXECUTE FUNCTION index_for_search('TEACHER', 'name', 'line');
CREATE TRIGGER teachers_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON teachers FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER testimonials_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON testimonials FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE OR UPDATE OF name, headline, tagline, summary, place, language, agenda, faq ON workshops FOR EACH ROW EXECUTE FUNCTION index_for_search('WORKSHOP', 'name', 'headline', 'tagline', 'summary', 'place', 'language', 'agenda', 'faq');
CREATE TRIGGER workshops_content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON workshops FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

-- Rows that every academy has

INSERT INTO about_content (id, story, mission, vision, "values", reasons, version) VALUES
  ('00000000-0000-4000-8000-000000000001', '', '', '', '[]', '[]', '1');
INSERT INTO bootcamps (id, name, headline, text, reasons, fun_coding, join_steps, banner_text, is_published, version) VALUES
  ('00000000-0000-4000-8000-000000000001', 'Coding bootcamp', 'Coding bootcamp', '', '[]', '[]', '[]', '', 'false', '1');
INSERT INTO home_content (id, hero_headline, hero_text, start_learning_link, languages, tips, reasons, version, path, exercise_id) VALUES
  ('00000000-0000-4000-8000-000000000001', 'Learn data. Step by step.', 'Live workshops, short courses and recorded classes.', NULL, '[]', '[]', '[]', '1', '[]', NULL);
INSERT INTO offer_vote_counts (id, likes, dislikes) VALUES
  ('00000000-0000-4000-8000-000000000001', '0', '0');
INSERT INTO page_texts (id, offers_lead, workshops_lead, blog_lead, try_first_text, portal_headline, portal_lead, learners_headline, learners_lead, portal_steps_lead, portal_steps, contact_lead, desks_lead, mentors_title, mentors_text, partners_title, partners_text, version, season_line, workshop_line, course_line) VALUES
  ('00000000-0000-4000-8000-000000000001', 'One price for the whole course: the live evenings, the recordings and the exercises. Choose one, see what is in it, and pay when you are sure.', 'Short, paid, live courses: one subject, a few evenings, and something of your own to show at the end.', 'Notes by our teachers, to read with a cup of tea and a keyboard at hand.', 'has a batch that is open to everybody with an account. It needs no code and costs nothing: see how a batch works, then decide.', 'Welcome to Sopaan LMS', 'Your Gateway to Data Science & Analytics Mastery', 'We Help You Learn What You Love', 'Cloud-Native Thinking for the Modern World.', 'Three steps from the first visit to your next video.', '[{"text": "Make an account with your e-mail address. In the portal, select your course and the batch that you joined.", "title": "Sign in and pick your batch"}, {"text": "Register and we open it for you. Have a code? Enter it once. The batch then stays open on all your devices.", "title": "Open your batch"}, {"text": "The batch''s videos stand in order, each with its running time. Watch them when you like; the portal remembers the last one you opened.", "title": "Watch, stop, go on"}]', 'Tell us where you stand: what you know already, what you would like to learn, and when you have time.', 'One desk for people who teach, people who learn, and those who help both.', 'Teach, or be taught by one person', 'A mentor helps somebody who is a few steps behind. Say which of the two you would like to be, in which state you live, and when you have time.', 'Work with us as an organisation', 'Partnerships, sponsorships and collaborations. Say which organisation you write for, and what you have in mind.', '1', 'Short Python exercises at your own pace, checked while you type.', 'A few evenings live on one subject. You leave with one finished thing.', 'Weeks with a teacher: live classes, videos, exercises, a project and a certificate.');
INSERT INTO policies (id, privacy_text, terms_text, refunds_text, version) VALUES
  ('00000000-0000-4000-8000-000000000001', '', '', '', '1');
INSERT INTO search_pages (slug, title, detail, words, shown, body) VALUES
  ('', 'Home', 'What we teach, and where to start.', 'start homepage', 'ALL', ''),
  ('about', 'About', 'Our story, our values and who teaches.', 'us team', 'ALL', ''),
  ('account', 'My account', 'Your profile, batches, calendar and data.', 'settings password name email delete', 'OWN', ''),
  ('account/notifications', 'E-mail settings', 'Which e-mails you get, and when.', 'unsubscribe mails', 'OWN', ''),
  ('blog', 'Blog', 'All articles.', 'news posts', 'ALL', ''),
  ('certificates', 'My certificates', 'What you have completed.', 'download linkedin badge', 'OWN', ''),
  ('certificates/verify', 'Check a certificate', 'Scan its QR code, or enter its number.', 'verify valid genuine', 'ALL', ''),
  ('classes', 'Live classes', 'Your live classes and their recordings.', 'zoom meet timetable', 'OWN', ''),
  ('contact', 'Contact Us', 'Phone, e-mail and a form.', 'help support call whatsapp address location', 'ALL', ''),
  ('contactusworkshop', 'Mentors and partners', 'Write to one of the two desks.', 'contact mentees hire college', 'ALL', ''),
  ('dash', 'My learning', 'Your batches and lessons.', 'dashboard portal continue progress lms', 'OWN', ''),
  ('forgot', 'Forgot your password?', 'We e-mail a link to choose a new one.', 'reset lost change', 'ALL', ''),
  ('join', 'Create account', 'Learn, and keep your progress.', 'sign up signup register join', 'ALL', ''),
  ('lms', 'Learning portal', 'The courses, their batches and lessons.', 'lms videos classes', 'ALL', ''),
  ('notes', 'Notes and bookmarks', 'Your notes and bookmarks.', 'saved', 'OWN', ''),
  ('notifications', 'Notifications', 'New lessons, live classes and answers.', 'bell', 'OWN', ''),
  ('offer', 'Courses and prices', 'All courses that you can buy.', 'fees fee cost pay offers enroll enrol', 'ALL', ''),
  ('practice', 'Practice', 'Exercises in Python and SQL.', 'coding problems challenges', 'ALL', ''),
  ('privacy', 'Privacy policy', 'What we store about you, why, and for how long.', 'policies data delete', 'WRITTEN', ''),
  ('refunds', 'Cancellation and refunds', 'How to cancel, and get your money back.', 'policy policies return', 'WRITTEN', ''),
  ('registrations', 'My registrations', 'What you have registered for.', 'orders payment receipt cancel', 'OWN', ''),
  ('signin', 'Sign in', 'With your e-mail address and password.', 'log in login signin', 'ALL', ''),
  ('terms', 'Terms of use', 'What you can expect from us, and what we ask of you.', 'policy policies rules', 'WRITTEN', ''),
  ('work', 'Workshops', 'All live workshops, with dates and prices.', 'events register', 'ALL', '');
INSERT INTO site_settings (academy_name, tagline, version, id, phones, emails, address, whats_app_number, upi_address, upi_payee_name, social_links, courses_page_link, payment_check_time, messages_kept_months, unpaid_orders_kept_months, emails_kept_days, security_kept_days, enrolled_start, enrolled_minimum, reviews_start, reviews_minimum, same_words) VALUES
  ('Sopaan', 'Learn data. Step by step.', '1', '00000000-0000-4000-8000-000000000001', '{}', '{}', NULL, NULL, 'academy@example', NULL, '[]', NULL, NULL, '24', '12', '90', '180', '0', '50', '0', '10', '["ml, machinelearning, machine learning", "dl, deeplearning, deep learning", "ai, artificial intelligence", "dsa, data structures and algorithms, data structures", "nlp, natural language processing", "pbi, powerbi, power bi", "ds, datascience, data science", "da, dataanalytics, data analytics, data analysis", "oop, oops, object oriented", "cpp, c++", "js, javascript", "db, database"]');
