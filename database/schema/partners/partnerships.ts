import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { isEmail } from "../email-address.ts";
import { isOneOf } from "../list-checks.ts";
import { partnerSchoolTypes, partnershipStatuses } from "../lists.ts";
import { admin, mayAdd, mayManage, member, visitor } from "../roles.ts";

export const schoolPartnerships = pgTable(
  "school_partnerships",
  {
    id: id(),
    schoolName: text().notNull(),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text(),
    schoolType: text({ enum: partnerSchoolTypes }).notNull(),
    country: text().notNull(),
    city: text().notNull(),
    numberOfStudents: integer(),
    message: text(),
    status: text({ enum: partnershipStatuses }).notNull().default("new"),
    createdAt: createdAt(),
  },
  (table) => [
    isEmail("school_partnerships_contact_email", table.contactEmail),
    isOneOf("school_partnerships_school_type", table.schoolType, partnerSchoolTypes),
    check("school_partnerships_number_of_students", sql`${table.numberOfStudents} >= 0`),
    isOneOf("school_partnerships_status", table.status, partnershipStatuses),
    index("school_partnerships_newest").on(table.createdAt.desc()),
    mayAdd([visitor, member], sql`${table.status} = 'new'`),
    ...mayManage([admin]),
  ],
);
