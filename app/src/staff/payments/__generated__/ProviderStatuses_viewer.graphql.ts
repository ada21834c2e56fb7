/**
 * @generated SignedSource<<46e2e0172c39471c4df43fc2b83e2a82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderStatuses_viewer$data = {
  readonly paymentProviders: ReadonlyArray<{
    readonly isConfigured: boolean;
    readonly isDown: boolean;
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ProviderStatuses_viewer";
};
export type ProviderStatuses_viewer$key = {
  readonly " $data"?: ProviderStatuses_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderStatuses_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderStatuses_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProviderStatus",
      "kind": "LinkedField",
      "name": "paymentProviders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isConfigured",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDown",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b55de8886c2709aa3b02ae52389af7d2";

export default node;
