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
DROP INDEX "website"."staff_actions_at";--> statement-breakpoint
ALTER TABLE "website"."staff_actions" ALTER COLUMN "site_country_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_actions" ADD COLUMN "actor_account" text;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "staff_account" text;--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_invitations" ADD CONSTRAINT "staff_invitations_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "website"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."staff_passkeys" ADD CONSTRAINT "staff_passkeys_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "website"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website"."staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "website"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_challenges_expiry" ON "website"."staff_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_account" ON "website"."staff_passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_account" ON "website"."staff_recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_sign_in_tries_account" ON "website"."staff_sign_in_tries" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "staff_sign_in_tries_network" ON "website"."staff_sign_in_tries" USING btree ("network","at");--> statement-breakpoint
ALTER TABLE "website"."staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "website"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_actions_account" ON "website"."staff_actions" USING btree ("actor_account","at");--> statement-breakpoint
CREATE INDEX "staff_sessions_account" ON "website"."staff_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "website"."staff_actions" USING btree ("at","id");