import { type CemValidatorOptions, validateCem } from '@wc-toolkit/cem-validator';
import { Ajv } from 'ajv';
import manifestSchema from 'custom-elements-manifest/schema.json' with { type: 'json' };

/** A manifest as far as its checks look at it. */
export interface Manifest {
  schemaVersion: string;
  modules: { path: string; declarations: object[]; exports: { kind: string; name: string }[] }[];
}

/** What the official schema of the format does not accept. */
export function schemaFaults(manifest: Manifest): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.validate(manifestSchema, manifest);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

// Every rule counts; the base class has neither a tag nor a module that defines it.
const RULES: CemValidatorOptions = {
  exclude: ['HavenElement'],
  rules: {
    packageJson: {
      packageType: 'error',
      exports: 'error',
      customElementsProperty: 'error',
      publishedCem: 'error',
    },
    manifest: {
      schemaVersion: 'error',
      modulePath: 'error',
      definitionPath: 'error',
      typeDefinitionPath: 'error',
      exportTypes: 'error',
      tagName: 'error',
    },
  },
};

/** The validator takes the name of an optional property inside a nested object for the name of a type. */
const withoutQuestionMarks = (manifest: Manifest): Manifest =>
  JSON.parse(JSON.stringify(manifest).replace(/(\w)\?: /g, '$1: '));

/** Rejects with what the toolkit's validator finds in a manifest and its package.json. */
export const checkByToolkit = (manifest: Manifest, packageJsonPath: string): Promise<void> =>
  validateCem(withoutQuestionMarks(manifest), { ...RULES, packageJsonPath });
