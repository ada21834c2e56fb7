/**
 * @generated SignedSource<<b2a52a0eafca57c9634cdc17b5400739>>
 * @relayHash 834e8d7dc11ac878dfd882c81cab579d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9663386cbf251d0d0ef8bc13413733d4a03c49aa7bda1f928bf8c3566b16a0a0

import type { ConcreteRequest } from 'relay-runtime';
export type LegalKind = "PRIVACY_POLICY" | "REFUND_POLICY" | "TERMS_CONDITIONS" | "%future added value";
import type { RichText } from "@atlas/domain/richText";
export type LegalPageQuery$variables = {
  isPrivacy: boolean;
  kind: LegalKind;
};
export type LegalPageQuery$data = {
  readonly privacyContact?: string;
  readonly publicLegalPage: {
    readonly publishedAt: string;
    readonly text: RichText;
  } | null;
};
export type LegalPageQuery = {
  response: LegalPageQuery$data;
  variables: LegalPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPrivacy"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      }
    ],
    "concreteType": "LegalPage",
    "kind": "LinkedField",
    "name": "publicLegalPage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publishedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "condition": "isPrivacy",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "privacyContact",
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LegalPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LegalPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9663386cbf251d0d0ef8bc13413733d4a03c49aa7bda1f928bf8c3566b16a0a0",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53483f7c1dbcd03feef9a3ce358dfff5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
