/**
 * @generated SignedSource<<8b1e08707130ca30d674651dea19f89a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoStepSection_viewer$data = {
  readonly security: {
    readonly hasPassword: boolean;
    readonly mustHaveSecondFactor: boolean;
    readonly recoveryCodesLeft: number;
    readonly secondFactorSince: string | null;
  };
  readonly " $fragmentType": "TwoStepSection_viewer";
};
export type TwoStepSection_viewer$key = {
  readonly " $data"?: TwoStepSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoStepSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondFactorSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mustHaveSecondFactor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "29b7b3af83452a808d5eb0b5adee82cc";

export default node;
