CREATE TABLE "website"."policy_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"source" text NOT NULL,
	"reports" integer NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "policy_reports_recent" ON "website"."policy_reports" USING btree ("last_seen");