const amina = "'00000000-0000-4000-8000-000000000001'";
const brian = "'00000000-0000-4000-8000-000000000002'";
const chevening = "'00000000-0000-4000-8000-000000000003'";
const makerere = "'00000000-0000-4000-8000-000000000004'";
const outreachy = "'00000000-0000-4000-8000-000000000005'";
const thread = "'00000000-0000-4000-8000-000000000006'";
const post = "'00000000-0000-4000-8000-000000000007'";
const own = (place: number) => `'00000000-0000-4000-8000-0000000001${place}'`;
const day = "'2026-11-15T08:00:00Z'";

/** Rows as a database in use holds them, in plain SQL. */
export const rowsOfARelease: { table: string; command: string }[] = Object.entries({
  users: `(id, email, name, created_at, updated_at) values (${amina}, 'amina@example.com', 'Amina Yusuf', ${day}, ${day}), (${brian}, 'brian@example.com', 'Brian', ${day}, ${day})`,
  accounts: `(id, user_id, account_id, provider_id, password, created_at, updated_at) values (${own(10)}, ${amina}, ${amina}, 'credential', 'a hash', ${day}, ${day})`,
  user_roles: `(user_id, role, granted_at) values (${brian}, 'admin', ${day})`,
  profiles: `(user_id, full_name, email, country, created_at, updated_at) values (${amina}, 'Amina Yusuf', 'amina@example.com', 'Nigeria', ${day}, ${day})`,
  scholarships: `(id, title, description, field_of_study, country, amount, deadline, created_at) values (${chevening}, 'Chevening', 'A year in the United Kingdom.', 'Law; Business', 'United Kingdom', 'Fully funded', '2027-11-05', ${day})`,
  colleges: `(id, name, description, country, programs, created_at) values (${makerere}, 'Université Makerere', 'In Kampala.', 'Uganda', '{Medicine,Law}', ${day})`,
  internships: `(id, title, company, description, field, location, created_at) values (${outreachy}, 'Outreachy', 'Conservancy', 'A quiet place.', 'Computer Science', 'Kenya', ${day})`,
  unpublished_records: `(id, kind, title, record, created_at) values (${own(12)}, 'events', 'A fair', '{"title": "A fair"}', ${day})`,
  blog_posts: `(id, slug, title, content, published_at, updated_at) values (${own(13)}, 'a-plan', 'A plan', 'Begin early.', ${day}, ${day})`,
  saved_items: `(id, user_id, scholarship_id, note, title, created_at, updated_at) values (${own(14)}, ${amina}, ${chevening}, 'Two essays.', 'Chevening', ${day}, ${day})`,
  outbox: `(id, channel, recipient, subject, text, created_at, next_try_at) values (${own(15)}, 'mail', 'amina@example.com', 'Hello', 'Hello', ${day}, ${day})`,
  union_threads: `(id, topic, title, author_id, state, created_at, last_activity_at) values (${thread}, 'ghana', 'Which essay?', ${amina}, 'shown', ${day}, ${day})`,
  union_posts: `(id, thread_id, author_id, is_opening, heading, body, state, created_at) values (${post}, ${thread}, ${amina}, true, 'Which essay?', 'Is one enough?', 'held', ${day})`,
  sponsored_listings: `(id, title, description, target_url, created_at) values (${own(16)}, 'Ashesi', 'A school', 'https://www.ashesi.edu.gh', ${day})`,
  catalogue_changes: `(kind, record_id, title, action, changed_by, by_worker, changed_at) values ('scholarships', ${chevening}, 'Chevening', 'create', ${brian}, false, ${day})`,
}).map(([table, values]) => ({ table, command: `insert into ${table} ${values}` }));
