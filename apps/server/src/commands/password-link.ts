import { readConfig } from '#server/config.ts';
import { PASSWORD_LINK_HOURS } from '@manemitra/contract/limits';
import { makePasswordLink } from '#server/features/accounts/password-links.ts';
import { dropSecondFactor } from '#server/features/accounts/second-factors.ts';
import { openDatabase } from '#server/open-database.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { StartFailure } from '#server/platform/start-failure.ts';

/**
 * `node scripts/run-command.mjs password-link USERNAME`: prints a link with which a staff account sets its password. With
 * `--without-second-factor` signing in asks for no code any more, for who has lost the app and the recovery codes.
 */
async function run(): Promise<number> {
  const [userName, option] = process.argv.slice(2);
  if (userName === undefined) {
    throw new StartFailure('Name the account: password-link admin');
  }
  const config = readConfig();
  const { db, close } = await openDatabase(config, (line) => console.log(line));
  try {
    const staff = await db
      .selectFrom('staff_accounts')
      .select('id')
      .where((row) => row(row.fn<string>('lower', ['user_name']), '=', userName.toLowerCase()))
      .executeTakeFirst();
    const path = staff && (await makePasswordLink(db, staff.id, new Date()));
    if (path === undefined) throw new StartFailure(`There is no staff account ${userName}.`);
    if (staff && option === '--without-second-factor') {
      await dropSecondFactor(db, staff.id, new Date());
      console.log(`Signing in as ${userName} no longer asks for a code.`);
    }
    const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
    console.log(`Sets the password of ${userName}, once, within ${PASSWORD_LINK_HOURS} hours:`);
    console.log(origin + path);
    return 0;
  } finally {
    await close();
  }
}

runProgram(run);
