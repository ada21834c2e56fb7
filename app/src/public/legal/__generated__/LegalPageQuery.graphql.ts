/**
 * @generated SignedSource<<8ab250f2e9debb755d70fde75d453968>>
 * @relayHash 289bea43565982ea02ecd37702d00e2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5876522d0c4a271fb5cd9e45e6db24d4a7f6b3e95bff7af958062d7a5ab50ad3

import type { ConcreteRequest } from 'relay-runtime';
export type LegalKind = "PRIVACY_POLICY" | "REFUND_POLICY" | "TERMS_CONDITIONS" | "%future added value";
import type { RichText } from "@atlas/domain/richText";
export type LegalPageQuery$variables = {
  kind: LegalKind;
};
export type LegalPageQuery$data = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  }
],
v1 = [
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LegalPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LegalPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5876522d0c4a271fb5cd9e45e6db24d4a7f6b3e95bff7af958062d7a5ab50ad3",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "618f652f815ed23f7afc9609c8df1912";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
