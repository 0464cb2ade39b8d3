import { date, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove } from "../roles.ts";

export const events = pgTable(
  "events",
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull().default(""),
    eventDate: date().notNull(),
    eventTime: text().notNull().default(""),
    location: text().notNull().default(""),
    organizer: text().notNull().default(""),
    eventUrl: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("events_event_date").on(table.eventDate),
    mayRead(everyone),
    mayAdd([admin]),
    mayChange([admin]),
    mayRemove([admin]),
  ],
);
