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
DROP INDEX "website"."refunds_asked";--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "website"."refunds" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "website"."refunds" USING btree ("next_attempt_at") WHERE "website"."refunds"."status" = 'asked';