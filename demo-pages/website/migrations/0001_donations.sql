DROP SCHEMA "provider" CASCADE;--> statement-breakpoint
CREATE TABLE "website"."appeals" (
	"code" text PRIMARY KEY NOT NULL,
	"site_country_code" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"story" text NOT NULL,
	"image" text NOT NULL,
	"goal_minor" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"match_percent" integer DEFAULT 0 NOT NULL,
	"match_cap_minor" bigint DEFAULT 0 NOT NULL,
	"match_partner" text DEFAULT '' NOT NULL,
	"matched_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeals_goal" CHECK ("website"."appeals"."goal_minor" > 0),
	CONSTRAINT "appeals_match" CHECK ("website"."appeals"."match_percent" between 0 and 1000),
	CONSTRAINT "appeals_matched" CHECK ("website"."appeals"."matched_minor" between 0 and "website"."appeals"."match_cap_minor")
);
--> statement-breakpoint
CREATE TABLE "website"."reconciliation_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"charge_id" text NOT NULL,
	"subject" text NOT NULL,
	"currency" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."reconciliation_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website"."reconciliation_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"compared_from" timestamp with time zone NOT NULL,
	"compared_to" timestamp with time zone NOT NULL,
	"charges" integer NOT NULL,
	"differences" integer NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."donation_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website"."donation_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"donation_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entry" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"cause" text NOT NULL,
	"actor" text NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "donation_ledger_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "website"."donations" (
	"id" text PRIMARY KEY NOT NULL,
	"donation_key" text NOT NULL,
	"session_id" text,
	"site_country_code" text NOT NULL,
	"currency" text NOT NULL,
	"source" text NOT NULL,
	"frequency" text NOT NULL,
	"gift_minor" integer NOT NULL,
	"costs_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"status" text NOT NULL,
	"returned_minor" integer DEFAULT 0 NOT NULL,
	"matched_minor" integer DEFAULT 0 NOT NULL,
	"appeal_code" text,
	"plan_id" text,
	"period" text,
	"customer_title" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_phone_number" text NOT NULL,
	"customer_email_address" text NOT NULL,
	"email_key" text NOT NULL,
	"organisation" text NOT NULL,
	"billing_address_street" text NOT NULL,
	"billing_address_suburb" text NOT NULL,
	"billing_address_city" text NOT NULL,
	"billing_address_state" text NOT NULL,
	"billing_address_postcode" text NOT NULL,
	"billing_address_country" text NOT NULL,
	"dedication" jsonb,
	"method" text,
	"transaction_id" text,
	"receipt_number" integer,
	"given_on" date,
	"ask_after" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "donations_donation_key_unique" UNIQUE("donation_key"),
	CONSTRAINT "donations_total" CHECK ("website"."donations"."total_minor" = "website"."donations"."gift_minor" + "website"."donations"."costs_minor"),
	CONSTRAINT "donations_amounts" CHECK ("website"."donations"."gift_minor" > 0 and "website"."donations"."costs_minor" >= 0),
	CONSTRAINT "donations_returned" CHECK ("website"."donations"."returned_minor" between 0 and "website"."donations"."total_minor"),
	CONSTRAINT "donations_country" CHECK ("website"."donations"."site_country_code" in ('AUS', 'NZL'))
);
--> statement-breakpoint
CREATE TABLE "website"."receipt_counters" (
	"site_country_code" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."donor_details" (
	"email_key" text PRIMARY KEY NOT NULL,
	"customer_title" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_phone_number" text NOT NULL,
	"organisation" text NOT NULL,
	"billing_address_street" text NOT NULL,
	"billing_address_suburb" text NOT NULL,
	"billing_address_city" text NOT NULL,
	"billing_address_state" text NOT NULL,
	"billing_address_postcode" text NOT NULL,
	"billing_address_country" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."donor_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "website"."sign_in_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"site_country_code" text NOT NULL,
	"email_key" text NOT NULL,
	"receiver" text NOT NULL,
	"network" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"is_link_wanted" boolean NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "website"."provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."plan_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."giving_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"site_country_code" text NOT NULL,
	"currency" text NOT NULL,
	"gift_minor" integer NOT NULL,
	"costs_minor" integer NOT NULL,
	"later_gift_minor" integer,
	"later_costs_minor" integer,
	"later_from" text,
	"anchor_day" smallint NOT NULL,
	"status" text NOT NULL,
	"next_period" text NOT NULL,
	"next_gift_on" date NOT NULL,
	"last_period" text NOT NULL,
	"last_charged_on" date NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_failed_on" date,
	"told_period" text,
	"told_charge_on" date,
	"noticed_period" text,
	"known_minor" integer NOT NULL,
	"announced_end" text,
	"paused_from" text,
	"appeal_code" text,
	"customer_title" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_phone_number" text NOT NULL,
	"customer_email_address" text NOT NULL,
	"email_key" text NOT NULL,
	"organisation" text NOT NULL,
	"billing_address_street" text NOT NULL,
	"billing_address_suburb" text NOT NULL,
	"billing_address_city" text NOT NULL,
	"billing_address_state" text NOT NULL,
	"billing_address_postcode" text NOT NULL,
	"billing_address_country" text NOT NULL,
	"dedication" jsonb,
	"method" text NOT NULL,
	"provider_customer_id" text NOT NULL,
	"provider_source_id" text NOT NULL,
	"source_scheme" text DEFAULT '' NOT NULL,
	"source_last4" text DEFAULT '' NOT NULL,
	"source_ends_in" text,
	"mandate" jsonb,
	"stopped_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "giving_plans_day" CHECK ("website"."giving_plans"."anchor_day" between 1 and 31),
	CONSTRAINT "giving_plans_status" CHECK ("website"."giving_plans"."status" in ('active', 'paused', 'resting', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "website"."staff_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"set_up_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "website"."staff_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."staff_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"totp_secret" text NOT NULL,
	"is_first" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "website"."staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "website"."staff_recovery_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."staff_sign_in_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website"."staff_sign_in_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account" text NOT NULL,
	"network" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."chores" (
	"id" text PRIMARY KEY NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"last_run_at" timestamp with time zone,
	"runs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" RENAME COLUMN "order_id" TO "payable_id";--> statement-breakpoint
ALTER TABLE "website"."refunds" RENAME COLUMN "order_id" TO "refundable_id";--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" DROP CONSTRAINT "payment_attempts_method";--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" DROP CONSTRAINT "payment_attempts_status";--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" DROP CONSTRAINT "payment_attempts_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "website"."refunds" DROP CONSTRAINT "refunds_order_id_orders_id_fk";--> statement-breakpoint
DROP INDEX "website"."refunds_order";--> statement-breakpoint
DROP INDEX "website"."staff_actions_at";--> statement-breakpoint
DROP INDEX "website"."payment_attempts_one_pending";--> statement-breakpoint
DROP INDEX "website"."payment_attempts_token";--> statement-breakpoint
DROP INDEX "website"."payment_attempts_pending";--> statement-breakpoint
DROP INDEX "website"."refunds_asked";--> statement-breakpoint
ALTER TABLE "website"."staff_actions" ALTER COLUMN "site_country_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_actions" ADD COLUMN "actor_account" text;--> statement-breakpoint
ALTER TABLE "website"."mails" ADD COLUMN "attachment_kind" text;--> statement-breakpoint
ALTER TABLE "website"."mails" ADD COLUMN "attachment_id" text;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "payable_kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ALTER COLUMN "payable_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "session_id" text;--> statement-breakpoint
UPDATE "website"."payment_attempts" a SET "session_id" = o."session_id" FROM "website"."orders" o WHERE o."id" = a."payable_id";--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "keeps_source" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "mandate" jsonb;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "provider_customer_id" text;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "provider_source_id" text;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "source_display" jsonb;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD COLUMN "decline_code" text;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "refundable_kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."refunds" ALTER COLUMN "refundable_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "staff_account" text;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."donation_ledger" ADD CONSTRAINT "donation_ledger_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "website"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."plan_changes" ADD CONSTRAINT "plan_changes_plan_id_giving_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "website"."giving_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."staff_invitations" ADD CONSTRAINT "staff_invitations_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "website"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."staff_passkeys" ADD CONSTRAINT "staff_passkeys_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "website"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "website"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_country" ON "website"."appeals" USING btree ("site_country_code","starts_at");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "website"."reconciliation_differences" USING btree ("found_at") WHERE "website"."reconciliation_differences"."done_at" is null and "website"."reconciliation_differences"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_charged" ON "website"."reconciliation_differences" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "reconciliation_runs_started" ON "website"."reconciliation_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "donation_ledger_donation" ON "website"."donation_ledger" USING btree ("donation_id","id");--> statement-breakpoint
CREATE INDEX "donation_ledger_at" ON "website"."donation_ledger" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_receipt" ON "website"."donations" USING btree ("site_country_code","receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_period" ON "website"."donations" USING btree ("plan_id","period") WHERE "website"."donations"."status" <> 'reversed';--> statement-breakpoint
CREATE UNIQUE INDEX "donations_charge" ON "website"."donations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "donations_email" ON "website"."donations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "donations_appeal" ON "website"."donations" USING btree ("appeal_code","paid_at");--> statement-breakpoint
CREATE INDEX "donations_recent" ON "website"."donations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "donations_paid" ON "website"."donations" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "donations_ask_after" ON "website"."donations" USING btree ("ask_after") WHERE "website"."donations"."ask_after" is not null;--> statement-breakpoint
CREATE INDEX "donor_sessions_expiry" ON "website"."donor_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "donor_sessions_email" ON "website"."donor_sessions" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "sign_in_links_expiry" ON "website"."sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_email" ON "website"."sign_in_links" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "sign_in_requests_open" ON "website"."sign_in_requests" USING btree ("requested_at") WHERE "website"."sign_in_requests"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "sign_in_requests_receiver" ON "website"."sign_in_requests" USING btree ("receiver","requested_at");--> statement-breakpoint
CREATE INDEX "sign_in_requests_network" ON "website"."sign_in_requests" USING btree ("network","requested_at");--> statement-breakpoint
CREATE INDEX "sign_in_requests_age" ON "website"."sign_in_requests" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "website"."provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "plan_changes_plan" ON "website"."plan_changes" USING btree ("plan_id","at");--> statement-breakpoint
CREATE INDEX "giving_plans_due" ON "website"."giving_plans" USING btree ("next_attempt_at") WHERE "website"."giving_plans"."status" in ('active', 'paused');--> statement-breakpoint
CREATE INDEX "giving_plans_email" ON "website"."giving_plans" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "giving_plans_source" ON "website"."giving_plans" USING btree ("provider_source_id");--> statement-breakpoint
CREATE INDEX "giving_plans_ends" ON "website"."giving_plans" USING btree ("source_ends_in") WHERE "website"."giving_plans"."status" in ('active', 'paused');--> statement-breakpoint
CREATE INDEX "staff_challenges_expiry" ON "website"."staff_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_account" ON "website"."staff_passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_account" ON "website"."staff_recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_sign_in_tries_account" ON "website"."staff_sign_in_tries" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "staff_sign_in_tries_network" ON "website"."staff_sign_in_tries" USING btree ("network","at");--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "website"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_actions_account" ON "website"."staff_actions" USING btree ("actor_account","at");--> statement-breakpoint
CREATE INDEX "payment_attempts_session" ON "website"."payment_attempts" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_charge" ON "website"."payment_attempts" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "refunds_refundable" ON "website"."refunds" USING btree ("refundable_kind","refundable_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_account" ON "website"."staff_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "website"."staff_actions" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_pending" ON "website"."payment_attempts" USING btree ("payable_kind","payable_id") WHERE "website"."payment_attempts"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_token" ON "website"."payment_attempts" USING btree ("payable_kind","payable_id","token_hash");--> statement-breakpoint
CREATE INDEX "payment_attempts_pending" ON "website"."payment_attempts" USING btree ("next_attempt_at") WHERE "website"."payment_attempts"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "website"."refunds" USING btree ("next_attempt_at") WHERE "website"."refunds"."status" = 'asked';--> statement-breakpoint
ALTER TABLE "website"."mails" ADD CONSTRAINT "mails_attachment" CHECK (("website"."mails"."attachment_kind" is null) = ("website"."mails"."attachment_id" is null));--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD CONSTRAINT "payment_attempts_kind" CHECK ("website"."payment_attempts"."payable_kind" in ('order', 'donation'));--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD CONSTRAINT "payment_attempts_method" CHECK ("website"."payment_attempts"."method" in ('card', 'wallet', 'bank', 'source'));--> statement-breakpoint
ALTER TABLE "website"."payment_attempts" ADD CONSTRAINT "payment_attempts_status" CHECK ("website"."payment_attempts"."status" in ('pending', 'accepted', 'approved', 'declined', 'failed'));--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD CONSTRAINT "refunds_kind" CHECK ("website"."refunds"."refundable_kind" in ('order', 'donation'));