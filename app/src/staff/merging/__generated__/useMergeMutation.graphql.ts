/**
 * @generated SignedSource<<8b49ae54ee649227dfa65c2868422e51>>
 * @relayHash 5d8cf3220a4c2662d99d6fa12379db93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fedf7bfbd944920e29f06efa29d04e515de3d2834cf20a8c544bba027a678bbc

import type { ConcreteRequest } from 'relay-runtime';
export type MergeField = "ABOUT" | "ACCOUNTABILITY_GROUP" | "BATCH" | "BIRTHDATE" | "EMAIL" | "FACEBOOK_PROFILE" | "FIRST_NAME" | "GROUP" | "LAST_NAME" | "MIDDLE_NAME" | "MOBILE_NUMBER" | "PICTURE" | "PLACE" | "SEX" | "STAGE" | "SUCCESS_MANAGER" | "SUFFIX" | "%future added value";
export type MergeInput = {
  keptId: number;
  otherIds: ReadonlyArray<number>;
  sources: ReadonlyArray<MergeSourceInput>;
};
export type MergeSourceInput = {
  accountId: number;
  field: MergeField;
};
export type useMergeMutation$variables = {
  input: MergeInput;
  key: string;
};
export type useMergeMutation$data = {
  readonly mergeUsers: {
    readonly databaseId: number;
  };
};
export type useMergeMutation = {
  response: useMergeMutation$data;
  variables: useMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "key"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserMerge",
        "kind": "LinkedField",
        "name": "mergeUsers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserMerge",
        "kind": "LinkedField",
        "name": "mergeUsers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fedf7bfbd944920e29f06efa29d04e515de3d2834cf20a8c544bba027a678bbc",
    "metadata": {},
    "name": "useMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8bb33606fba6602fb5c5464c3cef6739";

export default node;
