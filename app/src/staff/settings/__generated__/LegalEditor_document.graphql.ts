/**
 * @generated SignedSource<<ea330ea4d77e090f889aeab927f4ee0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LegalKind = "PRIVACY_POLICY" | "REFUND_POLICY" | "TERMS_CONDITIONS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LegalEditor_document$data = {
  readonly draft: string | null;
  readonly draftSavedAt: string | null;
  readonly draftSavedBy: {
    readonly name: string;
  } | null;
  readonly kind: LegalKind;
  readonly published: {
    readonly body: string;
    readonly number: number;
  } | null;
  readonly revision: number;
  readonly " $fragmentSpreads": FragmentRefs<"LegalVersions_document">;
  readonly " $fragmentType": "LegalEditor_document";
};
export type LegalEditor_document$key = {
  readonly " $data"?: LegalEditor_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"LegalEditor_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LegalEditor_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftSavedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "draftSavedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LegalVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LegalVersions_document"
    }
  ],
  "type": "LegalDocument",
  "abstractKey": null
};

(node as any).hash = "d0970458d468af0b7b9b675da1b7a2a8";

export default node;
