import type { TextKey } from '../texts/texts.ts';
import { askProvider, ProviderFailure } from './ask-provider.ts';
import { type FormKit, loadKit } from './form-kit.ts';
import { FormModel } from './form-model.ts';
import type { FrameOptions } from './frame-options.ts';
import { readFormConfiguration } from './read-configuration.ts';

/**
 * Fetches the configurations of the tokens, then the texts and rules of their forms. Throws a {@link ProviderFailure}.
 */
export async function fetchModels(
  options: FrameOptions,
  messages: Readonly<Record<TextKey, string>>,
): Promise<{ models: FormModel[]; kit: FormKit }> {
  const { configurationTokens, credential } = options;
  if (configurationTokens.length === 0 || !credential) {
    throw new ProviderFailure(messages.noSettings, 'invalid_configuration');
  }
  const configurations = await Promise.all(
    configurationTokens.map(async (token) => {
      const path = `/v1/remote-action/configs/${encodeURIComponent(token)}`;
      const configuration = readFormConfiguration(token, await askProvider(path, credential, messages));
      if (configuration) return configuration;
      throw new ProviderFailure(messages.cannotShow, 'invalid_configuration');
    }),
  );
  const kit = await loadKit(configurations, options);
  return { kit, models: configurations.map((configuration) => new FormModel(configuration, options, kit)) };
}
