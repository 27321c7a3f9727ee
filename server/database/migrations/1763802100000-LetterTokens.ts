import type { MigrationInterface, QueryRunner } from "typeorm";

/** The next start converts old account links, because that needs SECRET_KEY (`moveAccountLinks`). */
export class LetterTokens1763802100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "letters" ADD "action_seed" text`);
    await runner.query(`UPDATE "letters" SET
      "action_path" = split_part("action_path", '#', 1),
      "action_seed" = 'registration:' || split_part(split_part("action_path", '#', 1), '/', 3)
      WHERE "action_path" LIKE '/registration/%#%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "letters" DROP "action_seed"`);
  }
}
