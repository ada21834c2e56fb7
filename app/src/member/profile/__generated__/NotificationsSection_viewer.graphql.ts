/**
 * @generated SignedSource<<3289394913ff958b57177786394688f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "ANNOUNCEMENT" | "CHECK_IN" | "COMMISSION" | "ENROLMENT" | "EVENT_REMINDER" | "GROUP" | "MEMBERSHIP_EXPIRING" | "MOVE_UP" | "NEW_CONTENT" | "PAYMENT_APPROVED" | "PAYMENT_DUE" | "PAYMENT_OVERDUE" | "PAYMENT_REJECTED" | "REFUND" | "STAFF_TASK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationsSection_viewer$data = {
  readonly notificationPreferences: ReadonlyArray<{
    readonly email: boolean;
    readonly id: string;
    readonly isUrgent: boolean;
    readonly kind: NotificationKind;
    readonly label: string;
  }>;
  readonly " $fragmentType": "NotificationsSection_viewer";
};
export type NotificationsSection_viewer$key = {
  readonly " $data"?: NotificationsSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationPreference",
      "kind": "LinkedField",
      "name": "notificationPreferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUrgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c61b21898e8857f0df1073ec1ffac2ce";

export default node;
