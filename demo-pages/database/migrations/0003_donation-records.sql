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
DROP INDEX "website"."donations_recent";--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "website"."reconciliation_differences" USING btree ("found_at") WHERE "website"."reconciliation_differences"."done_at" is null and "website"."reconciliation_differences"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_charged" ON "website"."reconciliation_differences" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "reconciliation_runs_started" ON "website"."reconciliation_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "donations_paid" ON "website"."donations" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "donations_recent" ON "website"."donations" USING btree ("created_at","id");