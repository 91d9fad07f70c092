ALTER TABLE "website"."donor_sessions" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "website"."staff_challenges" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_challenges_network" ON "website"."staff_challenges" USING btree ("network","expires_at");--> statement-breakpoint
-- Keys of addresses with letters outside ASCII are made anew: a look-alike had the key of the address that it imitates.
UPDATE "website"."donor_details" SET email_key = known.new_key
FROM (
  SELECT old_key, min(new_key) AS new_key FROM (
    SELECT email_key AS old_key, lower((case when customer_email_address ~ '[\u037E\u1FEF\u212A]' then trim(customer_email_address) else normalize(trim(customer_email_address), NFC) end) collate "C") AS new_key FROM "website"."donations"
    UNION SELECT email_key, lower((case when customer_email_address ~ '[\u037E\u1FEF\u212A]' then trim(customer_email_address) else normalize(trim(customer_email_address), NFC) end) collate "C") FROM "website"."giving_plans"
  ) AS each GROUP BY old_key HAVING count(DISTINCT new_key) = 1
) AS known
WHERE donor_details.email_key = known.old_key AND known.new_key <> known.old_key;--> statement-breakpoint
UPDATE "website"."donations" SET email_key = lower((case when customer_email_address ~ '[\u037E\u1FEF\u212A]' then trim(customer_email_address) else normalize(trim(customer_email_address), NFC) end) collate "C") WHERE customer_email_address ~ '[^\u0001-\u007F]' and email_key <> '';--> statement-breakpoint
UPDATE "website"."giving_plans" SET email_key = lower((case when customer_email_address ~ '[\u037E\u1FEF\u212A]' then trim(customer_email_address) else normalize(trim(customer_email_address), NFC) end) collate "C") WHERE customer_email_address ~ '[^\u0001-\u007F]' and email_key <> '';--> statement-breakpoint
UPDATE "website"."subscribers" SET email_key = lower((case when email ~ '[\u037E\u1FEF\u212A]' then trim(email) else normalize(trim(email), NFC) end) collate "C") WHERE email ~ '[^\u0001-\u007F]' and email_key <> '';--> statement-breakpoint
UPDATE "website"."petition_signatures" SET email_key = lower((case when email ~ '[\u037E\u1FEF\u212A]' then trim(email) else normalize(trim(email), NFC) end) collate "C") WHERE email ~ '[^\u0001-\u007F]' and email_key <> '';--> statement-breakpoint
-- Whoever was signed in through a look-alike is signed out, with everybody else: a session lasted half an hour.
DELETE FROM "website"."donor_sessions";--> statement-breakpoint
DELETE FROM "website"."sign_in_links";