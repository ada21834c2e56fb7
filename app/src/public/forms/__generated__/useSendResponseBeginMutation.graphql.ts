/**
 * @generated SignedSource<<89ec9185ee4dc3af69e0cde3a45417e6>>
 * @relayHash b8b1a64f5d98dae6752da84edb1bb0a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a26637ac7008acad8d46f0df74e6f890c91031a4df21ca96adbc995e7003a262

import type { ConcreteRequest } from 'relay-runtime';
export type useSendResponseBeginMutation$variables = {
  key: string;
  slug: string;
};
export type useSendResponseBeginMutation$data = {
  readonly beginForm: {
    readonly databaseId: number;
  } | null;
};
export type useSendResponseBeginMutation = {
  response: useSendResponseBeginMutation$data;
  variables: useSendResponseBeginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      },
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "FormAttempt",
    "kind": "LinkedField",
    "name": "beginForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      }
    ],
    "storageKey": null
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
    "name": "useSendResponseBeginMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSendResponseBeginMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a26637ac7008acad8d46f0df74e6f890c91031a4df21ca96adbc995e7003a262",
    "metadata": {},
    "name": "useSendResponseBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eff9d50dc69bbb5e80679c99c46ae7e7";

export default node;
