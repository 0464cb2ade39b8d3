// Loaded before anything that creates accounts: a measured server hashes passwords at full cost, also those of the
// demo accounts.
process.env.FURSA_REAL_PASSWORDS = "yes";
