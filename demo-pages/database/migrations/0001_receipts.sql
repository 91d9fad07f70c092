ALTER TABLE "website"."mails" ADD COLUMN "attachment_kind" text;--> statement-breakpoint
ALTER TABLE "website"."mails" ADD COLUMN "attachment_id" text;--> statement-breakpoint
ALTER TABLE "website"."mails" ADD CONSTRAINT "mails_attachment" CHECK (("website"."mails"."attachment_kind" is null) = ("website"."mails"."attachment_id" is null));