import { FluentResource } from '@fluent/bundle';
import type { Row } from '../../../plugins/fluent';
import { api } from '../connection/api';
import type { Language } from './language';

/** The messages of a game that the page was built without, as the server has them. */
export async function servedRows(game: string, language: Language): Promise<Row[]> {
  const { texts } = await api.texts(game);
  const { body } = new FluentResource(texts[language] ?? '');
  return body.map(({ id, value, attributes }) => [id, value, attributes]);
}
