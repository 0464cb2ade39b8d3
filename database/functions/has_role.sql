-- Runs with the caller's rights: a member learns of their own roles only.
CREATE OR REPLACE FUNCTION has_role(user_id uuid, role text) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT 1 FROM user_roles WHERE user_roles.user_id = has_role.user_id AND user_roles.role = has_role.role);
