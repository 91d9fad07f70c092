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
CREATE TABLE "website"."plan_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "website"."plan_changes" ADD CONSTRAINT "plan_changes_plan_id_giving_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "website"."giving_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donor_sessions_expiry" ON "website"."donor_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "donor_sessions_email" ON "website"."donor_sessions" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "sign_in_links_expiry" ON "website"."sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_email" ON "website"."sign_in_links" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "sign_in_requests_open" ON "website"."sign_in_requests" USING btree ("requested_at") WHERE "website"."sign_in_requests"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "sign_in_requests_receiver" ON "website"."sign_in_requests" USING btree ("receiver","requested_at");--> statement-breakpoint
CREATE INDEX "sign_in_requests_network" ON "website"."sign_in_requests" USING btree ("network","requested_at");--> statement-breakpoint
CREATE INDEX "sign_in_requests_age" ON "website"."sign_in_requests" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "plan_changes_plan" ON "website"."plan_changes" USING btree ("plan_id","at");