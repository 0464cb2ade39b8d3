// Loaded before whatever makes accounts: a server that is measured takes its time for passwords, also for those of the demo accounts.
process.env.FURSA_REAL_PASSWORDS = "yes";
