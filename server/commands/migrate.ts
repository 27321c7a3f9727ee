import "reflect-metadata";
import { connectDatabase } from "../app/connectDatabase";
import { prepareServices, say } from "../app/prepareServices";
import { startDatabase } from "../app/startDatabase";
import { readConfig } from "../core/config";
import { runProgram } from "./runProgram";

/** Brings the database to this release, as a start does before it opens, then ends. */
async function migrateAcademy(): Promise<void> {
  const config = readConfig();
  const database = await startDatabase(config, (message) => say(`· ${message}`));
  try {
    const dataSource = await connectDatabase({ url: database.url, poolSize: 2 });
    try {
      await prepareServices(dataSource, database, config);
    } finally {
      await dataSource.destroy();
    }
    say("The database is up to date.");
  } finally {
    await database.stop();
  }
}

await runProgram(migrateAcademy);
