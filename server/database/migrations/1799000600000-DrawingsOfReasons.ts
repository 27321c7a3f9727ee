import type { MigrationInterface, QueryRunner } from "typeorm";

/** The cards of the About page show drawings: "steps" until staff choose another. */
export class DrawingsOfReasons1799000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE about_content SET reasons = (
        SELECT coalesce(jsonb_agg('{"icon": "steps"}'::jsonb || reason), '[]') FROM jsonb_array_elements(reasons) reason
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE about_content SET reasons = (
        SELECT coalesce(jsonb_agg(reason - 'icon'), '[]') FROM jsonb_array_elements(reasons) reason
      )`);
  }
}
