/**
 * @generated SignedSource<<153f218f441dbef998fa836fb7a8be4d>>
 * @relayHash 5bdc0fd5906482fef010fb1580607210
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af90cf64301878f5f758e10f9cea5ceaacc5fb4127ca0243791c3652cc5f7981

import type { ConcreteRequest } from 'relay-runtime';
export type useRecordAttendanceMutation$variables = {
  eventId: number;
  occursAt: string;
  present: boolean;
  userIds: ReadonlyArray<number>;
};
export type useRecordAttendanceMutation$data = {
  readonly recordAttendance: {
    readonly databaseId: number;
  };
};
export type useRecordAttendanceMutation = {
  response: useRecordAttendanceMutation$data;
  variables: useRecordAttendanceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "eventId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "occursAt"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "present"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userIds"
},
v4 = [
  {
    "kind": "Variable",
    "name": "eventId",
    "variableName": "eventId"
  },
  {
    "kind": "Variable",
    "name": "occursAt",
    "variableName": "occursAt"
  },
  {
    "kind": "Variable",
    "name": "present",
    "variableName": "present"
  },
  {
    "kind": "Variable",
    "name": "userIds",
    "variableName": "userIds"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecordAttendanceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "recordAttendance",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRecordAttendanceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "recordAttendance",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "id": "af90cf64301878f5f758e10f9cea5ceaacc5fb4127ca0243791c3652cc5f7981",
    "metadata": {},
    "name": "useRecordAttendanceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf7e04f7e162d2481090ed537b0ee545";

export default node;
