import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";

/** A row of a table that visitors may read: the SQL that adds, changes and removes it, and the pages that show it. */
interface VisibleRow {
  add: string;
  change: string;
  remove: string;
  /** A different page after each of the three. */
  pages: string[];
  /** Pages that show that the row exists, but not what was changed in it. */
  lists?: string[];
}

const id = "00000000-0000-4000-8000-00000000000a";
const another = "00000000-0000-4000-8000-00000000000b";
const tomorrow = daysAfter(todayInUtc(), 1);
const picture = "https://zawadi.example/logo.png";
const author = "(select id from users order by created_at limit 1)";
const aCollege = "(select id from colleges order by name limit 1)";

const question = (named: string, about = "") => `
  with t as (
    insert into union_threads (id, topic, title, author_id, state${about && ", scholarship_id"})
    values ('${named}', 'ghana', 'Zawadi bursary?', ${author}, 'shown'${about && `, ${about}`}) returning id
  )
  insert into union_posts (thread_id, author_id, is_opening, heading, body, state)
  select id, ${author}, true, 'Zawadi bursary?', 'Who knows?', 'shown' from t`;

export const rowsVisitorsSee: Record<string, VisibleRow> = {
  scholarship: {
    add: `insert into scholarships (id, title, deadline, education_level, country)
      values ('${id}', 'Zawadi award', '${tomorrow}', 'undergraduate', 'Kenya')`,
    change: `update scholarships set title = 'Zawadi grant' where id = '${id}'`,
    remove: `delete from scholarships where id = '${id}'`,
    pages: [
      "/",
      "/_.data",
      "/browse?q=zawadi",
      "/browse.data?q=zawadi",
      "/browse/suggest?q=zawadi",
      "/browse/deadlines.ics?q=zawadi",
      "/calendar?q=zawadi",
      `/calendar/${tomorrow.slice(0, 7)}/closes?q=zawadi`,
      "/calendar.ics",
      `/compare?items=scholarship/${id}`,
      "/feeds/scholarships.atom",
      "/feeds/scholarships.rss",
      "/offline/catalogue.json",
      "/offline/closing.pdf",
      `/scholarship/${id}`,
      `/scholarship/${id}/for-parents`,
      `/scholarship/${id}/preview.png`,
    ],
    lists: [
      "/enterprise",
      "/offline",
      "/sitemap.xml",
      "/sitemaps/scholarships-1-of-1.xml",
      "/start?country=Kenya&field=any&level=school-done",
    ],
  },
  college: {
    add: `insert into colleges (id, name, country) values ('${id}', 'Zawadi College', 'Kenya')`,
    change: `update colleges set name = 'Zawadi Institute' where id = '${id}'`,
    remove: `delete from colleges where id = '${id}'`,
    pages: [
      "/browse?q=zawadi&tab=colleges",
      `/college/${id}`,
      `/college/${id}/for-parents`,
      `/college/${id}/preview.png`,
      "/offline/catalogue.json",
    ],
    lists: ["/enterprise", "/sitemap.xml"],
  },
  internship: {
    add: `insert into internships (id, title, company) values ('${id}', 'Zawadi trainee', 'Zawadi')`,
    change: `update internships set title = 'Zawadi apprentice' where id = '${id}'`,
    remove: `delete from internships where id = '${id}'`,
    pages: [
      "/jobs?q=zawadi",
      "/browse?q=zawadi&tab=internships",
      `/internship/${id}`,
      `/internship/${id}/for-parents`,
      `/internship/${id}/preview.png`,
      "/offline/catalogue.json",
    ],
    lists: ["/enterprise", "/sitemap.xml"],
  },
  programme: {
    add: `insert into programmes (id, source_id, country, name, level, requirement)
      select '${id}', id, country, 'Zawadi studies', 'degree', '{"system":"kcse","meanGrade":"C+","way":{"eachSubjectOnce":true,"lines":[]}}'
      from programme_sources where id = 'kuccps-degrees'`,
    change: `update programmes set name = 'Zawadi science' where id = '${id}'`,
    remove: `delete from programmes where id = '${id}'`,
    pages: ["/courses?country=Kenya&q=zawadi", `/courses/${id}`],
  },
  "table of programmes": {
    add: "insert into programme_sources (id, country, title, owner, url, year) values ('zawadi', 'Ghana', 'Zawadi', 'Zawadi', 'https://zawadi.example', 2026)",
    change: "update programme_sources set title = 'Zawadi again' where id = 'zawadi'",
    remove: "delete from programme_sources where id = 'zawadi'",
    pages: ["/courses?country=Ghana"],
  },
  article: {
    add: `insert into blog_posts (id, slug, title, content, published_at) values ('${id}', 'zawadi', 'Zawadi', 'Read.', now())`,
    change: `update blog_posts set title = 'Zawadi again' where id = '${id}'`,
    remove: `delete from blog_posts where id = '${id}'`,
    pages: ["/advice", "/advice/zawadi", "/feeds/advice.atom"],
    lists: ["/sitemap.xml"],
  },
  "picture of an article": {
    add: `insert into blog_posts (id, slug, title, content, image_url, published_at)
        values ('${id}', 'zawadi', 'Zawadi', 'Read.', '/advice/images/${another}', now());
      insert into article_images (id, article_id, media_type, width, height, content)
        values ('${another}', '${id}', 'image/webp', 400, 300, 'x')`,
    change: `delete from article_images where id = '${another}';
      insert into article_images (id, article_id, media_type, width, height, content)
        values ('${another}', '${id}', 'image/webp', 800, 300, 'y')`,
    remove: `delete from article_images where id = '${another}'; delete from blog_posts where id = '${id}'`,
    pages: ["/advice/zawadi"],
  },
  event: {
    add: `insert into events (id, title, event_date) values ('${id}', 'Zawadi fair', '${tomorrow}')`,
    change: `update events set title = 'Zawadi day' where id = '${id}'`,
    remove: `delete from events where id = '${id}'`,
    pages: ["/events", `/events/${id}.ics`],
  },
  "test preparation": {
    add: `insert into test_prep (id, test_type, title, resource_url) values ('${id}', 'SAT', 'Zawadi book', 'https://zawadi.example')`,
    change: `update test_prep set title = 'Zawadi guide' where id = '${id}'`,
    remove: `delete from test_prep where id = '${id}'`,
    pages: ["/test-prep"],
  },
  "sponsored listing": {
    add: `insert into sponsored_listings (id, title, description, target_url, priority) values ('${id}', 'Zawadi', 'x', 'https://zawadi.example', 99)`,
    change: `update sponsored_listings set is_active = false where id = '${id}'`,
    remove: "update sponsored_listings set is_active = true",
    pages: ["/", "/browse"],
  },
  "student's story": {
    add: `insert into student_spotlights (id, name, country, story, is_featured) values ('${id}', 'Zawadi', 'Kenya', 'I went.', true)`,
    change: `update student_spotlights set name = 'Zawadi A.' where id = '${id}'`,
    remove: `delete from student_spotlights where id = '${id}'`,
    pages: ["/"],
  },
  "school's story": {
    add: `insert into school_spotlights (id, school_id, spotlight_text, is_featured) values ('${id}', ${aCollege}, 'Zawadi.', true)`,
    change: `update school_spotlights set spotlight_text = 'Zawadi again.' where id = '${id}'`,
    remove: `delete from school_spotlights where id = '${id}'`,
    pages: ["/"],
  },
  "copy of a picture": {
    add: `update colleges set logo_url = '${picture}' where id = ${aCollege};
      insert into school_spotlights (id, school_id, spotlight_text, is_featured) values ('${id}', ${aCollege}, 'Zawadi.', true);
      insert into image_copies (id, address, size, content, width, height, tried_at)
        values ('${id}', '${picture}', 'small', 'x', 100, 100, now())`,
    change: `update image_copies set width = 50 where id = '${id}'`,
    remove: `delete from image_copies where id = '${id}'`,
    pages: ["/"],
  },
  "rate of a currency": {
    add: `insert into scholarships (id, title, amount_value, amount_currency, amount_per) values ('${id}', 'Zawadi award', 900, 'CZK', 'year');
      insert into currency_rates (currency, per_dollar, dated) values ('CZK', 20, '2026-01')`,
    change: "update currency_rates set per_dollar = 40 where currency = 'CZK'",
    remove: "delete from currency_rates where currency = 'CZK'",
    pages: [`/scholarship/${id}`, "/offline/catalogue.json"],
  },
  "record that was merged": {
    add: `delete from scholarships where id = '${id}';
      insert into merged_records (id, kind, kept_id) select '${id}', 'scholarships', id from scholarships order by title limit 1`,
    change: `update merged_records set kept_id = (select id from scholarships order by title offset 1 limit 1) where id = '${id}'`,
    remove: `delete from merged_records where id = '${id}'`,
    pages: [`/scholarship/${id}`],
  },
  "word that was taught": {
    add: "insert into search_synonyms (says, means) values ('zawadi', 'scholarship kenya')",
    change: "update search_synonyms set means = 'scholarship germany' where says = 'zawadi'",
    remove: "delete from search_synonyms where says = 'zawadi'",
    pages: ["/browse?q=zawadi", "/calendar?q=zawadi"],
  },
  question: {
    add: question(id),
    change: `update union_threads set title = 'Zawadi bursary, anyone?' where id = '${id}'`,
    remove: `delete from union_threads where id = '${id}'`,
    pages: ["/union", "/union?q=zawadi", "/union/ghana", `/union/t/${id}`],
  },
  "question about a record": {
    add: `insert into scholarships (id, title) values ('${id}', 'Zawadi award'); ${question(another, `'${id}'`)}`,
    change: `update union_threads set title = 'Zawadi bursary, anyone?' where id = '${another}'`,
    remove: `delete from union_threads where id = '${another}'; delete from scholarships where id = '${id}'`,
    pages: [`/scholarship/${id}`],
  },
  "name of somebody who asks": {
    add: `${question(id)}; insert into union_members (user_id, display_name, country) values (${author}, 'Zawadi A.', 'Kenya')`,
    change: `update union_members set display_name = 'Zawadi B.' where user_id = ${author}`,
    remove: `delete from union_members where user_id = ${author}`,
    pages: [`/union/t/${id}`],
  },
  answer: {
    add: `insert into union_posts (id, thread_id, author_id, body, state) values ('${another}', '${id}', ${author}, 'Zawadi knows.', 'shown')`,
    change: `update union_posts set body = 'Zawadi has asked.' where id = '${another}'`,
    remove: `delete from union_posts where id = '${another}'`,
    pages: [`/union/t/${id}`],
  },
  "article that answers a question": {
    add: `insert into blog_posts (id, slug, title, content, published_at) values ('${id}', 'zawadi', 'The Zawadi bursary explained', 'Read.', now())`,
    change: `update blog_posts set title = 'The Zawadi bursary in short' where id = '${id}'`,
    remove: `delete from blog_posts where id = '${id}'`,
    pages: [`/union/t/${id}`],
  },
};
