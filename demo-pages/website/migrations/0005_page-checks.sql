CREATE TABLE "website"."page_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"found" text NOT NULL,
	"scripts" integer NOT NULL,
	"checks" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website"."payment_stops" (
	"hour" timestamp with time zone NOT NULL,
	"step" text NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "payment_stops_hour_step_pk" PRIMARY KEY("hour","step")
);
--> statement-breakpoint
CREATE INDEX "page_checks_last" ON "website"."page_checks" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_created" ON "website"."payment_attempts" USING btree ("created_at");