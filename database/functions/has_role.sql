-- Runs with the caller's rights, so a member only learns their own roles.
CREATE OR REPLACE FUNCTION has_role(user_id uuid, role text) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT 1 FROM user_roles WHERE user_roles.user_id = has_role.user_id AND user_roles.role = has_role.role);
